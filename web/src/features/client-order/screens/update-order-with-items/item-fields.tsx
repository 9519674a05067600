import { channelPolicy, financingPolicy } from '@app/machines/order';
import { mostScrappedItemPrice, netFromGross } from '@app/machines/rules';
import type { CategoryTerms } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { AmountInput } from '../../../../kit/form/amount-input.tsx';
import { Box, FieldGrid } from '../../../../kit/elements/box.tsx';
import { Field } from '../../../../kit/form/field.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { TextInput } from '../../../../kit/form/text-input.tsx';
import { ToggleGroup } from '../../../../kit/form/toggle-group.tsx';
import type { Order } from '../../queries/order-query.ts';
import { pricesOf } from './offer-values.ts';
import type { ItemValues, PriceSide } from './offer-values.ts';

type Props = {
  order: Order;
  /** Of the fields' ids: 'item-0' has 'item-0-name'. */
  id: string;
  item: ItemValues;
  side: PriceSide;
  categories: readonly CategoryTerms[];
  onItem: (item: ItemValues) => void;
  errorOf: (field: string) => string | null;
};

/** The highest price of a piece on the side that is typed, grosz; only goods from any shop on the internet have one. */
function mostOf({ facts }: Order, { vatLevel }: ItemValues, side: PriceSide): number | undefined {
  if (!channelPolicy[facts.salesChannel].scrapped) return undefined;
  return side === 'gross' ? mostScrappedItemPrice : netFromGross(mostScrappedItemPrice, vatLevel);
}

/** One product: what it is, how many, what one costs and its VAT level. A proforma gives its specification's number instead of a name. */
export function ItemFields({ order, id, item, side, categories, onItem, errorOf }: Props) {
  const t = useTranslations('items');
  const { facts } = order;
  const vatLevels: readonly number[] = financingPolicy[facts.financingType].vatLevels;
  const scrapped = channelPolicy[facts.salesChannel].scrapped;
  const proforma = item.type === 'proforma';
  const field = (name: string) => ({ id: `${id}-${name}`, error: errorOf(name) });
  return (
    <FieldGrid>
      {!scrapped && (
        <Box data-span="12" mb="4">
          <ToggleGroup
            legend={t('type')}
            value={item.type}
            options={[
              { value: 'single', label: t('types.single') },
              { value: 'proforma', label: t('types.proforma') },
            ]}
            onValue={(type) => onItem({ ...item, type, quantity: type === 'proforma' ? 1 : item.quantity })}
          />
        </Box>
      )}
      {proforma && (
        <Field {...field('invoice_number')} label={t('specification')} required span={5}>
          <TextInput
            value={item.invoiceNumber}
            maxLength={64}
            onChange={(event) => onItem({ ...item, invoiceNumber: event.target.value })}
          />
        </Field>
      )}
      <Field {...field('name')} label={t('name')} required={!proforma} span={proforma ? 7 : 12}>
        <TextInput
          value={proforma ? '' : item.name}
          placeholder={proforma ? t('nameFromSpecification') : ''}
          disabled={proforma}
          maxLength={255}
          onChange={(event) => onItem({ ...item, name: event.target.value })}
        />
      </Field>
      <Field {...field('category')} label={t('category')} required span={8}>
        <Select
          value={categories.some(({ value }) => value === item.category) ? item.category : ''}
          placeholder={t('choose')}
          options={categories.map(({ value, name }) => ({ value, label: name }))}
          onChange={(event) => onItem({ ...item, category: event.target.value })}
        />
      </Field>
      <Field {...field('product_type')} label={t('productType')} span={4}>
        <Select
          value={item.productType}
          options={(['new', 'used'] as const).map((value) => ({ value, label: t(`productTypes.${value}`) }))}
          onChange={(event) =>
            onItem({ ...item, productType: event.target.value === 'used' ? 'used' : 'new' })
          }
        />
      </Field>
      <Field {...field('quantity')} label={t('quantity')} required={!proforma} span={3}>
        <TextInput
          inputMode="numeric"
          textAlign="right"
          figures
          value={item.quantity ?? ''}
          disabled={proforma}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/gu, '').slice(0, 4);
            onItem({ ...item, quantity: digits === '' ? null : Number(digits) });
          }}
        />
      </Field>
      <Field {...field('price')} label={t(`price.${side}`)} required span={vatLevels.length > 1 ? 5 : 8}>
        <AmountInput
          value={item.price === null ? null : pricesOf(item)[side]}
          max={mostOf(order, item, side)}
          onValue={(price) => onItem({ ...item, price, priceSide: side })}
        />
      </Field>
      {vatLevels.length > 1 && (
        <Field {...field('vat_level')} label={t('vat')} required span={4}>
          <Select
            value={String(item.vatLevel)}
            options={vatLevels.map((level) => ({ value: String(level), label: `${level}%` }))}
            onChange={(event) => onItem({ ...item, vatLevel: Number(event.target.value) })}
          />
        </Field>
      )}
    </FieldGrid>
  );
}
