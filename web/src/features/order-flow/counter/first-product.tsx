import { guidedAddress } from '@app/machines/contract';
import type { NewOffer } from '@app/machines/contract';
import type { CategoryTerms } from '@app/machines/rules';
import { useStore } from '@tanstack/react-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../api/answer.ts';
import type { User } from '../../../api/session.ts';
import { useCommand } from '../../../api/use-command.ts';
import { Actions } from '../../../kit/elements/actions.tsx';
import { ButtonLink } from '../../../kit/elements/button.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { forgetValues, keptValues, useKeptValues } from '../parts/kept-values.ts';
import { shopProductsQuery } from '../parts/offer/category-terms.ts';
import { problemsOfItems } from '../parts/offer/offer-calculation.ts';
import { offerErrors } from '../parts/offer/offer-errors.ts';
import { emptyItem, sentItems, sideOf } from '../parts/offer/offer-values.ts';
import type { ItemValues, PriceSide } from '../parts/offer/offer-values.ts';
import { ProductPart } from '../parts/offer/product-part.tsx';
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
  const navigate = useNavigate();
  const client = useQueryClient();
  const { salesChannel, financingType } = offer;
  const subject = useMemo(() => ({ facts: { salesChannel, financingType } }), [salesChannel, financingType]);
  const products = useQuery(shopProductsQuery(financingType)).data ?? [];
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
        <ProductPart
          form={form}
          fields={{ side: 'side', items: 'items' }}
          subject={subject}
          categories={categories}
          products={products}
          bounds={shop}
        />
        <Actions>
          <ButtonLink kind="quiet" icon={ArrowLeft} href="/shop/orders" data-back>
            {t('list')}
          </ButtonLink>
          <form.SubmitButton>{t('begin')}</form.SubmitButton>
        </Actions>
      </form.Element>
    </form.AppForm>
  );
}
