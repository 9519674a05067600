import { formatPln } from '@app/machines/rules';
import type { CategoryTerms } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { ListPlus, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Card, Note } from '../../../../kit/elements/card.tsx';
import { ErrorLine } from '../../../../kit/form/error-line.tsx';
import { SectionTitle } from '../../../../kit/elements/heading.tsx';
import { IconButton } from '../../../../kit/elements/icon-button.tsx';
import { Table } from '../../../../kit/table/table.tsx';
import { ToggleGroup } from '../../../../kit/form/toggle-group.tsx';
import type { Order } from '../../queries/order-query.ts';
import { predefinedProductsQuery } from './category-terms.ts';
import type { PredefinedProduct } from './category-terms.ts';
import { ItemDialog } from './item-dialog.tsx';
import { emptyItem, pickedOf, pricesOf } from './offer-values.ts';
import type { ItemValues, OfferValues } from './offer-values.ts';
import { PickDialog } from './pick-dialog.tsx';

type Props = {
  order: Order;
  values: OfferValues;
  categories: readonly CategoryTerms[];
  onValues: (values: OfferValues) => void;
  /** The goods can be changed here: not where they were checked on a form before. */
  editable: boolean;
  errorOf: (fieldId: string) => string | null;
  /** Why these goods cannot be financed together, or at this price. */
  problem: string | null;
};

type Opened = { item: ItemValues; index: number | null } | 'picking' | null;

/** The goods of an offer: a table (cards on phones) with prices net or gross, each row with its editor. */
export function ProductsSection({ order, values, categories, onValues, editable, errorOf, problem }: Props) {
  const t = useTranslations('items');
  const [opened, setOpened] = useState<Opened>(null);
  const products = useQuery({ ...predefinedProductsQuery(order), enabled: editable }).data ?? [];
  const { side, items } = values;
  const total = items.reduce((sum, item) => sum + pricesOf(item)[side] * (item.quantity ?? 0), 0);
  const fresh = () => emptyItem(order, values, `new-${crypto.randomUUID()}`);

  function save(item: ItemValues, index: number | null) {
    const next = index === null ? [...items, item] : items.map((other, at) => (at === index ? item : other));
    onValues({ ...values, items: next });
    setOpened(null);
  }

  function pick(product: PredefinedProduct) {
    setOpened({ item: { ...fresh(), ...pickedOf(product) }, index: null });
  }

  const error = (index: number) =>
    ['name', 'category', 'price', 'quantity', 'vat_level', 'invoice_number']
      .map((field) => errorOf(`item-${index}-${field}`))
      .find((message) => message !== null) ?? null;

  return (
    <Box as="section" mt="8">
      <Row justifyContent="space-between" flexWrap="wrap" gap="2">
        <SectionTitle>{t('products')}</SectionTitle>
        <ToggleGroup
          legend={t('sides')}
          value={side}
          options={(['net', 'gross'] as const).map((value) => ({ value, label: t(`side.${value}`) }))}
          onValue={(next) => onValues({ ...values, side: next })}
        />
      </Row>
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
                  {error(item.index) !== null && (
                    <ErrorLine id={`item-${item.index}-error`}>{error(item.index)}</ErrorLine>
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
                        <IconButton
                          id={`item-${item.index}-edit`}
                          icon={Pencil}
                          label={t('edit', { name: nameOf(item, t('unnamed')) })}
                          onClick={() => setOpened({ item, index: item.index })}
                        />
                        {items.length > 1 && (
                          <IconButton
                            icon={Trash2}
                            label={t('remove', { name: nameOf(item, t('unnamed')) })}
                            onClick={() =>
                              onValues({ ...values, items: items.filter((_, at) => at !== item.index) })
                            }
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
          <Button kind="quiet" icon={Plus} onClick={() => setOpened({ item: fresh(), index: null })}>
            {t('add')}
          </Button>
          {products.length > 0 && (
            <Button kind="quiet" icon={ListPlus} onClick={() => setOpened('picking')}>
              {t('pick')}
            </Button>
          )}
        </Row>
      )}
      {opened === 'picking' && (
        <PickDialog products={products} side={side} onChoose={pick} onClose={() => setOpened(null)} />
      )}
      {opened !== null && opened !== 'picking' && (
        <ItemDialog
          key={opened.item.key}
          order={order}
          item={opened.item}
          added={opened.index === null}
          side={side}
          categories={categories}
          refused={(field) => (opened.index === null ? null : errorOf(`item-${opened.index}-${field}`))}
          onSave={(item) => save(item, opened.index)}
          onClose={() => setOpened(null)}
        />
      )}
    </Box>
  );
}

const nameOf = ({ type, name, invoiceNumber }: ItemValues, unnamed: string) =>
  (type === 'proforma' ? invoiceNumber : name.trim()) || unnamed;
