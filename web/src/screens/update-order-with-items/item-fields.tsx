import { financingPolicy } from '@app/machines/order';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AmountInput } from '../../parts/amount-input.tsx';
import { Box, FieldGrid, Row } from '../../parts/box.tsx';
import { Field } from '../../parts/field.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { SmallTitle } from '../../parts/heading.tsx';
import { Select } from '../../parts/select.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import type { Order } from '../../queries/order.ts';
import type { ItemValues, PriceSide } from './offer-values.ts';

type Props = {
  order: Order;
  index: number;
  item: ItemValues;
  side: PriceSide;
  categories: readonly { id: string; name: string }[];
  onItem: (item: ItemValues) => void;
  onRemove: (() => void) | null;
  errorOf: (fieldId: string) => string | null;
};

/** One product: what it is, how many, what one costs and its VAT level. */
export function ItemFields({ order, index, item, side, categories, onItem, onRemove, errorOf }: Props) {
  const t = useTranslations('screens.items');
  const id = (name: string) => `item-${index}-${name}`;
  const vatLevels = financingPolicy[order.facts.financingType].vatLevels;
  return (
    <Box
      px={{ base: '4', md: '6' }}
      pt="4"
      pb="2"
      borderBottom="1px solid"
      borderColor="line"
      _last={{ borderBottomWidth: '0' }}
    >
      <Row justifyContent="space-between" minHeight="10" mb="2">
        <SmallTitle>{t('product', { number: index + 1 })}</SmallTitle>
        {onRemove !== null && (
          <IconButton icon={Trash2} label={t('remove', { number: index + 1 })} onClick={onRemove} />
        )}
      </Row>
      <FieldGrid>
        <Field
          id={id('name')}
          label={t('name')}
          required
          error={errorOf(id('name'))}
          span={categories.length > 0 ? 7 : 12}
        >
          <TextInput
            value={item.name}
            maxLength={255}
            onChange={(event) => onItem({ ...item, name: event.target.value })}
          />
        </Field>
        {categories.length > 0 && (
          <Field id={id('category')} label={t('category')} error={errorOf(id('category'))} span={5}>
            <Select
              value={item.category}
              placeholder={t('choose')}
              options={categories.map((category) => ({ value: category.id, label: category.name }))}
              onChange={(event) => onItem({ ...item, category: event.target.value })}
            />
          </Field>
        )}
        <Field id={id('quantity')} label={t('quantity')} required error={errorOf(id('quantity'))} span={3}>
          <TextInput
            inputMode="numeric"
            textAlign="right"
            figures
            value={item.quantity ?? ''}
            onChange={(event) => {
              const digits = event.target.value.replace(/\D/g, '').slice(0, 4);
              onItem({ ...item, quantity: digits === '' ? null : Number(digits) });
            }}
          />
        </Field>
        <Field id={id('price')} label={t(`price.${side}`)} required error={errorOf(id('price'))} span={5}>
          <AmountInput value={item.price} onValue={(price) => onItem({ ...item, price })} />
        </Field>
        <Field id={id('vat_level')} label={t('vat')} required error={errorOf(id('vat_level'))} span={4}>
          <Select
            value={String(item.vatLevel)}
            options={vatLevels.map((level) => ({ value: String(level), label: `${level}%` }))}
            onChange={(event) => onItem({ ...item, vatLevel: Number(event.target.value) })}
          />
        </Field>
      </FieldGrid>
    </Box>
  );
}
