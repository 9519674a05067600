import { guidedAddress } from '@app/machines/contract';
import type { NewOffer } from '@app/machines/contract';
import type { CategoryTerms } from '@app/machines/rules';
import { useStore } from '@tanstack/react-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, ListPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../api/answer.ts';
import type { User } from '../../../api/session.ts';
import { useCommand } from '../../../api/use-command.ts';
import { Actions } from '../../../kit/elements/actions.tsx';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Button, ButtonLink } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { SectionTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { ToggleGroup } from '../../../kit/form/toggle-group.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { forgetValues, keptValues, useKeptValues } from '../parts/kept-values.ts';
import { shopProductsQuery } from '../parts/offer/category-terms.ts';
import { ItemFields } from '../parts/offer/item-fields.tsx';
import { problemsOfItems } from '../parts/offer/offer-calculation.ts';
import { offerErrors } from '../parts/offer/offer-errors.ts';
import { emptyItem, pickedOf, sentItems, sideOf } from '../parts/offer/offer-values.ts';
import type { ItemValues, PriceSide } from '../parts/offer/offer-values.ts';
import { useShopLimit } from '../parts/offer/use-shop-limit.ts';
import { PickDialog } from '../parts/offer/pick-dialog.tsx';
import { orderKey, orderOf } from '../queries/order-query.ts';

type Props = {
  offer: NewOffer;
  remote: boolean;
  categories: readonly CategoryTerms[];
  shop: NonNullable<User['shop']>;
};

type Values = { side: PriceSide; items: [ItemValues] };

const place = ({ segment }: NewOffer) => `offer ${segment}`;

/** The first product, typed or picked: with it the order begins and its calculator opens. */
export function FirstProduct({ offer, shop, remote, categories }: Props) {
  const t = useTranslations('newOffer');
  const words = useTranslations('items');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { salesChannel, financingType } = offer;
  const subject = useMemo(() => ({ facts: { salesChannel, financingType } }), [salesChannel, financingType]);
  const products = useQuery(shopProductsQuery(financingType)).data ?? [];
  const limit = useShopLimit(shop);
  const [picking, setPicking] = useState(false);
  const create = useCommand('createShopOrder', {
    onRefused: ({ reason }) => void toast('refused', reason),
    onReply: async (reply) => {
      const order = orderOf(reply);
      forgetValues(place(offer));
      client.setQueryData(orderKey(order.slug), order);
      await navigate({ href: guidedAddress(order) ?? '/shop/orders' });
    },
  });
  const { form, errors } = useValidatedForm<Values>({
    defaultValues: keptValues<Values>(place(offer)) ?? {
      side: sideOf(subject),
      items: [emptyItem(subject, { side: sideOf(subject), items: [] }, 'first')],
    },
    validate: ({ items }) => offerErrors(problemsOfItems(subject, items, categories)),
    submit: async (values) => {
      const result = await create.send({
        body: {
          salesChannel,
          financingType,
          orderItemsAttributes: sentItems(values),
          remote,
          dontMoveToNextStatus: true,
        },
      });
      const wrong = invalidFields(result);
      return wrong && Object.fromEntries(offerErrors(wrong).map(({ path, message }) => [path, message]));
    },
  });
  const values = useStore(form.store, (state) => state.values);
  useKeptValues(place(offer), values);
  return (
    <form.AppForm>
      <form.Element errors={errors}>
        <form.Errors />
        <Row mt="8" justifyContent="space-between" flexWrap="wrap" gap="2">
          <SectionTitle>{t('product')}</SectionTitle>
          <ToggleGroup
            legend={words('sides')}
            value={values.side}
            options={(['net', 'gross'] as const).map((side) => ({
              value: side,
              label: words(`side.${side}`),
            }))}
            onValue={(side) => form.setFieldValue('side', side)}
          />
        </Row>
        <SmallText mt="1">{t('lead')}</SmallText>
        <Card padded mt="4">
          <ItemFields
            form={form}
            fields="items[0]"
            order={subject}
            side={values.side}
            categories={categories}
          />
          {products.length > 0 && (
            <Box mt="2">
              <Button kind="quiet" icon={ListPlus} onClick={() => setPicking(true)}>
                {t('pick')}
              </Button>
            </Box>
          )}
        </Card>
        {limit !== null && <SmallText mt="2">{limit}</SmallText>}
        <Actions>
          <ButtonLink kind="quiet" icon={ArrowLeft} href="/shop/orders" data-back>
            {t('list')}
          </ButtonLink>
          <form.SubmitButton>{t('begin')}</form.SubmitButton>
        </Actions>
      </form.Element>
      {picking && (
        <PickDialog
          products={products}
          side={values.side}
          onChoose={(product) => {
            form.setFieldValue('items[0]', { ...values.items[0], ...pickedOf(product) });
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </form.AppForm>
  );
}
