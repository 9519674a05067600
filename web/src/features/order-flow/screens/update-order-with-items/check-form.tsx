import { mostScrappedUnits, validationMessages } from '@app/machines/rules';
import type { CategoryTerms } from '@app/machines/rules';
import { Plus, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box, Row, Span } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import { ErrorLine } from '../../../../kit/form/error-line.tsx';
import { SmallTitle } from '../../../../kit/elements/heading.tsx';
import { IconButton } from '../../../../kit/elements/icon-button.tsx';
import type { Order } from '../../queries/order-query.ts';
import { ItemFields } from '../../parts/offer/item-fields.tsx';
import { problemsOfItems } from '../../parts/offer/offer-calculation.ts';
import { offerPath } from '../../parts/offer/offer-errors.ts';
import type { OfferDraft } from '../../parts/offer/offer-draft.ts';
import { ProductsHead } from '../../parts/offer/products-head.tsx';
import { emptyItem } from '../../parts/offer/offer-values.ts';
import type { OfferValues } from '../../parts/offer/offer-values.ts';
import { useOfferForm } from '../../parts/offer/use-offer-form.ts';
import type { SaveOffer } from '../../parts/offer/use-offer-saving.ts';

type Props = {
  order: Order;
  categories: readonly CategoryTerms[];
  start: Pick<OfferDraft, 'values' | 'checked'>;
  save: SaveOffer;
  onChecked: (values: OfferValues) => void;
};

/** Goods that were read off some shop's page are checked, field by field, before anything is calculated. */
export function CheckForm({ order, categories, start, save, onChecked }: Props) {
  const t = useTranslations('items');
  const problemsOf = useCallback(
    ({ items }: OfferValues) => problemsOfItems(order, items, categories),
    [order, categories],
  );
  const { form, errors, values } = useOfferForm({
    order,
    start,
    problemsOf,
    pathOf: offerPath,
    save: async (offer) => {
      const saved = await save('goods', offer);
      // Who goes on typing while the goods are saved keeps what was typed.
      if (saved.ok) onChecked(form.state.values);
      return saved;
    },
  });
  const { items, side } = values;
  const units = items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const tooMany = units > mostScrappedUnits;
  return (
    <form.AppForm>
      <form.Element errors={errors}>
        <form.Errors />
        <Box as="section" mt="8">
          <ProductsHead form={form} side={side} />
          <Card mt="4">
            {items.map((item, index) => (
              <Box
                key={`${item.key} ${index}`}
                px={{ base: '4', md: '6' }}
                pt="4"
                pb="2"
                borderBottom="1px solid"
                borderColor="line"
                _last={{ borderBottomWidth: '0' }}
              >
                <Row justifyContent="space-between" minHeight="10" mb="2">
                  <SmallTitle>{t('productNumber', { number: index + 1 })}</SmallTitle>
                  {items.length > 1 && (
                    <IconButton
                      icon={Trash2}
                      label={t('removeNumber', { number: index + 1 })}
                      onClick={() => {
                        void form.removeFieldValue('items', index);
                        errors.rowRemoved('items');
                      }}
                    />
                  )}
                </Row>
                <ItemFields
                  form={form}
                  fields={`items[${index}]`}
                  order={order}
                  side={side}
                  categories={categories}
                />
              </Box>
            ))}
          </Card>
          <Row mt="2" justifyContent="space-between" flexWrap="wrap" gap="0 16px">
            <Button
              kind="quiet"
              icon={Plus}
              disabled={units >= mostScrappedUnits}
              onClick={() =>
                form.pushFieldValue('items', emptyItem(order, values, `new-${crypto.randomUUID()}`))
              }
            >
              {t('add')}
            </Button>
            <Span
              id="units"
              role="status"
              textStyle="small"
              fontVariantNumeric="tabular-nums"
              color={tooMany ? 'refused' : 'ink.muted'}
            >
              {t('units', { units, most: mostScrappedUnits })}
            </Span>
          </Row>
          {tooMany && (
            <ErrorLine id="units-error">{validationMessages.tooManyUnits(mostScrappedUnits)}</ErrorLine>
          )}
        </Box>
        <Actions>
          <form.SubmitButton disabled={tooMany} aria-describedby="units">
            {t('check')}
          </form.SubmitButton>
        </Actions>
      </form.Element>
    </form.AppForm>
  );
}
