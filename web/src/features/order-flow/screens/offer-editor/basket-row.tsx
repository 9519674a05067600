import { chakra } from '@chakra-ui/react/styled-system';
import { financingPolicy } from '@app/machines/order';
import { formatAmount } from '@app/machines/rules';
import type { CategoryTerms } from '@app/machines/rules';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../../kit/elements/box.tsx';
import { IconButton } from '../../../../kit/elements/icon-button.tsx';
import { withFieldGroup } from '../../../../kit/form/form.tsx';
import { useStore } from '@tanstack/react-form';
import { pricesOf } from '../../parts/offer/offer-values.ts';
import type { ItemValues, OfferSubject, PriceSide } from '../../parts/offer/offer-values.ts';

/** One line of fields from 1024 on, where only the first row shows their labels; under it a block. */
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '0 12px', lg: '0 8px' },
    alignItems: 'start',
    px: { base: '4', md: '6' },
    pt: '3',
    borderBottom: '1px solid',
    borderColor: 'line',
    gridTemplateColumns: {
      base: 'repeat(6, minmax(0, 1fr))',
      lg: 'minmax(0, 1fr) minmax(0, 0.8fr) 64px 112px 88px 96px 72px',
    },
    '& > *': { gridColumn: { base: 'span 6', lg: 'auto' } },
    '& > [data-narrow]': { gridColumn: { base: 'span 2', lg: 'auto' } },
    '& > [data-middle]': { gridColumn: { base: 'span 4', lg: 'auto' } },
    '& > [data-half]': { gridColumn: { base: 'span 3', lg: 'auto' } },
    // As dense as a table: the heading says the unit.
    lg: {
      '& input': { pl: '2', pr: '2', textStyle: 'small' },
      '& select': { pl: '2', pr: '7', textStyle: 'small' },
      '& select + svg': { right: '2' },
      '& [data-unit]': { display: 'none' },
    },
  },
  variants: {
    first: {
      false: {
        lg: {
          '& label': {
            position: 'absolute',
            width: '1px',
            height: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  },
});

type Props = {
  order: OfferSubject;
  side: PriceSide;
  categories: readonly CategoryTerms[];
  first: boolean;
  name: string;
  /** Nothing to remove where it is the only row. */
  onRemove: (() => void) | undefined;
  onMore: () => void;
};

/** One row of the basket, typed into where it stands. */
export const BasketRow = withFieldGroup({
  defaultValues: {} as ItemValues,
  props: {} as Props,
  render: function BasketRow({ group, order, side, categories, first, name, onRemove, onMore }) {
    const t = useTranslations('offerEditor');
    const item = useStore(group.store, (state) => state.values);
    const vatLevels: readonly number[] = financingPolicy[order.facts.financingType].vatLevels;
    const isSpecification = item.type === 'proforma';
    return (
      <Fields first={first}>
        {isSpecification ? (
          <group.AppField name="invoiceNumber">
            {(field) => <field.Text label={t('specification')} required maxLength={64} />}
          </group.AppField>
        ) : (
          <group.AppField name="name">
            {(field) => <field.Text label={t('name')} required maxLength={255} />}
          </group.AppField>
        )}
        <group.AppField name="category">
          {(field) => (
            <field.OneOf
              label={t('category')}
              required
              placeholder={t('choose')}
              options={categories.map(({ value, name: label }) => ({ value, label }))}
            />
          )}
        </group.AppField>
        <Box data-narrow>
          <group.AppField name="quantity">
            {(field) => <field.Count label={t('pieces')} disabled={isSpecification} />}
          </group.AppField>
        </Box>
        <Box data-middle>
          <group.AppField name="price">
            {(field) => (
              <field.Amount
                label={t('price')}
                value={item.price === null ? null : pricesOf(item)[side]}
                onValue={(price) => {
                  group.setFieldValue('priceSide', side);
                  field.handleChange(price);
                }}
              />
            )}
          </group.AppField>
        </Box>
        <Box data-half>
          <group.AppField name="vatLevel">
            {(field) => (
              <field.OneOf
                label={t('vat')}
                options={vatLevels.map((value) => ({ value, label: `${value}%` }))}
              />
            )}
          </group.AppField>
        </Box>
        <Row
          data-half
          justifyContent="flex-end"
          minHeight="control"
          mt={{ base: '6', lg: first ? '6' : '0' }}
          fontVariantNumeric="tabular-nums"
        >
          {formatAmount(pricesOf(item)[side] * (item.quantity ?? 0))}
        </Row>
        <Row gap="0" justifyContent="flex-end" mt={{ base: '0', lg: first ? '6' : '0' }} mr="-2">
          <IconButton icon={Pencil} label={t('more', { name })} onClick={onMore} />
          {onRemove !== undefined && (
            <IconButton icon={Trash2} label={t('remove', { name })} onClick={onRemove} />
          )}
        </Row>
      </Fields>
    );
  },
});
