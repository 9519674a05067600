import { financingPolicy } from '@app/machines/order';
import { formatPln, fromDecimal, hardSpaces } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Card } from '../../../kit/elements/card.tsx';
import { Section } from '../../../kit/elements/section.tsx';
import { Table } from '../../../kit/table/table.tsx';
import type { Order } from '../queries/order-query.ts';

/** The goods of an order with what they cost: net where it is a lease, gross where it is a loan. */
export function GoodsTable({ order }: { order: Order }) {
  const t = useTranslations('forms.goods');
  const vat = financingPolicy[order.facts.financingType].contract === 'lease' ? 'net' : 'gross';
  const goods = order.orderItemsAttributes.map((item) => {
    const each = fromDecimal(vat === 'net' ? item.price : item.grossPrice);
    return { ...item, each, value: each * item.quantity };
  });
  const total = goods.reduce((sum, item) => sum + item.value, 0);
  return (
    <Section title={t('title')}>
      <Card>
        <Table
          caption={t('title')}
          items={goods}
          keyOf={(item) => item.id}
          columns={[
            { key: 'name', label: t('name'), cell: (item) => hardSpaces(item.name) },
            {
              key: 'quantity',
              label: t('quantity'),
              right: true,
              cell: (item) => t('pieces', { count: item.quantity }),
            },
            { key: 'price', label: t(`price.${vat}`), right: true, cell: (item) => formatPln(item.each) },
            { key: 'value', label: t(`value.${vat}`), right: true, cell: (item) => formatPln(item.value) },
          ]}
          total={{ label: t(`total.${vat}`), value: formatPln(total) }}
        />
      </Card>
    </Section>
  );
}
