import { formatPln } from '@app/machines/rules';
import type { CategoryTerms } from '@app/machines/rules';
import { ListPlus, Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Card, Note } from '../../../../kit/elements/card.tsx';
import { ErrorLine } from '../../../../kit/form/error-line.tsx';
import { idOf } from '../../../../kit/form/form-context.ts';
import { IconButton } from '../../../../kit/elements/icon-button.tsx';
import { Table } from '../../../../kit/table/table.tsx';
import { ProductsHead } from '../../parts/offer/products-head.tsx';
import { pricesOf } from '../../parts/offer/offer-values.ts';
import type { ItemValues, OfferValues } from '../../parts/offer/offer-values.ts';
import type { OfferForm } from '../../parts/offer/use-offer-form.ts';

type Props = {
  form: OfferForm;
  values: OfferValues;
  categories: readonly CategoryTerms[];
  /** The goods can be changed here: not where they were checked on a form before. */
  editable: boolean;
  /** There are goods to pick from. */
  pickable: boolean;
  /** What is wrong with a product, or with all of them together: 'items[0]', 'items'. */
  errorAt: (path: string) => string | null;
  onAdd: () => void;
  onPick: () => void;
  onRemoved: () => void;
  onEdit: (index: number) => void;
};

/** The goods of an offer: a table (cards on phones) with prices net or gross, each row with its editor. */
export function ProductsSection(props: Props) {
  const { form, values, categories, editable, pickable, errorAt, onAdd, onPick, onRemoved, onEdit } = props;
  const t = useTranslations('items');
  const { side, items } = values;
  const total = items.reduce((sum, item) => sum + pricesOf(item)[side] * (item.quantity ?? 0), 0);
  const problem = errorAt('items');
  return (
    <Box as="section" mt="8">
      <ProductsHead form={form} side={side} />
      <Card mt="4">
        <Table
          caption={t('products')}
          items={items.map((item, index) => ({ ...item, index }))}
          keyOf={({ key }) => key}
          columns={[
            {
              key: 'name',
              label: t('product'),
              cell: (item) => (
                <>
                  <Box overflowWrap="anywhere">{nameOf(item, t('unnamed'))}</Box>
                  <Box textStyle="small" fontWeight="regular" color="ink.muted">
                    {categories.find(({ value }) => value === item.category)?.name ?? t('noCategory')}
                  </Box>
                  {errorAt(pathOf(item)) !== null && (
                    <ErrorLine id={`${idOf(pathOf(item))}error`}>{errorAt(pathOf(item))}</ErrorLine>
                  )}
                </>
              ),
            },
            {
              key: 'quantity',
              label: t('quantity'),
              right: true,
              cell: ({ quantity }) => t('pieces', { count: quantity ?? 0 }),
            },
            {
              key: 'price',
              label: t(`priceShort.${side}`),
              right: true,
              cell: (item) => (item.price === null ? '–' : formatPln(pricesOf(item)[side])),
            },
            {
              key: 'value',
              label: t(`value.${side}`),
              right: true,
              cell: (item) => formatPln(pricesOf(item)[side] * (item.quantity ?? 0)),
            },
            ...(editable
              ? [
                  {
                    key: 'actions',
                    label: t('actions'),
                    right: true,
                    cell: (item: ItemValues & { index: number }) => (
                      <Row gap="0" justifyContent="flex-end" my="-2" mr="-2">
                        <form.Field name={pathOf(item)}>
                          {({ name }) => (
                            <IconButton
                              id={idOf(name)}
                              icon={Pencil}
                              label={t('edit', { name: nameOf(item, t('unnamed')) })}
                              onClick={() => onEdit(item.index)}
                            />
                          )}
                        </form.Field>
                        {items.length > 1 && (
                          <IconButton
                            icon={Trash2}
                            label={t('remove', { name: nameOf(item, t('unnamed')) })}
                            onClick={() => {
                              void form.removeFieldValue('items', item.index);
                              onRemoved();
                            }}
                          />
                        )}
                      </Row>
                    ),
                  },
                ]
              : []),
          ]}
          total={{ label: t(`total.${side}`), value: formatPln(total) }}
        />
      </Card>
      {problem !== null && <Note meaning="refused">{problem}</Note>}
      {editable && (
        <Row mt="2" flexWrap="wrap" gap="0 24px">
          <Button kind="quiet" icon={Plus} onClick={onAdd}>
            {t('add')}
          </Button>
          {pickable && (
            <Button kind="quiet" icon={ListPlus} onClick={onPick}>
              {t('pick')}
            </Button>
          )}
        </Row>
      )}
    </Box>
  );
}

const pathOf = ({ index }: { index: number }) => `items[${index}]` as const;

const nameOf = ({ type, name, invoiceNumber }: ItemValues, unnamed: string) =>
  (type === 'proforma' ? invoiceNumber : name.trim()) || unnamed;
