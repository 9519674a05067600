import { channelPolicy, financingPolicy } from '@app/machines/order';
import { mostScrappedItemPrice, netFromGross } from '@app/machines/rules';
import type { CategoryTerms } from '@app/machines/rules';
import { useStore } from '@tanstack/react-form';
import { useTranslations } from 'use-intl';
import { Box, FieldGrid } from '../../../../kit/elements/box.tsx';
import { Field } from '../../../../kit/form/field.tsx';
import { withFieldGroup } from '../../../../kit/form/form.tsx';
import { TextInput } from '../../../../kit/form/text-input.tsx';
import { ToggleGroup } from '../../../../kit/form/toggle-group.tsx';
import { pricesOf } from './offer-values.ts';
import type { ItemValues, OfferSubject, PriceSide } from './offer-values.ts';

type Props = { order: OfferSubject; side: PriceSide; categories: readonly CategoryTerms[] };

/** The highest price of a piece on the side that is typed, grosz; only goods from any shop on the internet have one. */
function mostOf({ facts }: OfferSubject, { vatLevel }: ItemValues, side: PriceSide): number | undefined {
  if (!channelPolicy[facts.salesChannel].scrapped) return undefined;
  return side === 'gross' ? mostScrappedItemPrice : netFromGross(mostScrappedItemPrice, vatLevel);
}

/** One product: what it is, how many, what one costs and its VAT level. A proforma gives its specification's number instead of a name. */
export const ItemFields = withFieldGroup({
  defaultValues: {} as ItemValues,
  props: {} as Props,
  render: function ItemFields({ group, order, side, categories }) {
    const t = useTranslations('items');
    const item = useStore(group.store, (state) => state.values);
    const { facts } = order;
    const vatLevels: readonly number[] = financingPolicy[facts.financingType].vatLevels;
    const proforma = item.type === 'proforma';
    return (
      <FieldGrid>
        {!channelPolicy[facts.salesChannel].scrapped && (
          <Box data-span="12" mb="4">
            <ToggleGroup
              legend={t('type')}
              value={item.type}
              options={[
                { value: 'single', label: t('types.single') },
                { value: 'proforma', label: t('types.proforma') },
              ]}
              onValue={(type) => {
                group.setFieldValue('type', type);
                if (type === 'proforma') group.setFieldValue('quantity', 1);
              }}
            />
          </Box>
        )}
        {proforma && (
          <group.AppField name="invoiceNumber">
            {(field) => <field.Text label={t('specification')} required span={5} maxLength={64} />}
          </group.AppField>
        )}
        {proforma ? (
          <Field label={t('name')} span={7}>
            <TextInput value="" placeholder={t('nameFromSpecification')} disabled />
          </Field>
        ) : (
          <group.AppField name="name">
            {(field) => <field.Text label={t('name')} required span={12} maxLength={255} />}
          </group.AppField>
        )}
        <group.AppField name="category">
          {(field) => (
            <field.OneOf
              label={t('category')}
              required
              span={8}
              placeholder={t('choose')}
              options={categories.map(({ value, name }) => ({ value, label: name }))}
            />
          )}
        </group.AppField>
        <group.AppField name="productType">
          {(field) => (
            <field.OneOf
              label={t('productType')}
              span={4}
              options={(['new', 'used'] as const).map((value) => ({
                value,
                label: t(`productTypes.${value}`),
              }))}
            />
          )}
        </group.AppField>
        <group.AppField name="quantity">
          {(field) => <field.Count label={t('quantity')} required={!proforma} span={3} disabled={proforma} />}
        </group.AppField>
        <group.AppField name="price">
          {(field) => (
            <field.Amount
              label={t(`price.${side}`)}
              required
              span={vatLevels.length > 1 ? 5 : 8}
              max={mostOf(order, item, side)}
              value={item.price === null ? null : pricesOf(item)[side]}
              onValue={(price) => {
                group.setFieldValue('priceSide', side);
                field.handleChange(price);
              }}
            />
          )}
        </group.AppField>
        {vatLevels.length > 1 && (
          <group.AppField name="vatLevel">
            {(field) => (
              <field.OneOf
                label={t('vat')}
                required
                span={4}
                options={vatLevels.map((value) => ({ value, label: `${value}%` }))}
              />
            )}
          </group.AppField>
        )}
      </FieldGrid>
    );
  },
});
