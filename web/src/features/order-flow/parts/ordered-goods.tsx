import { financingPolicy } from '@app/machines/order';
import { formatPln, fromDecimal } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { Table } from '../../../kit/table/table.tsx';
import type { Column } from '../../../kit/table/table.tsx';
import type { Order } from '../queries/order-query.ts';
import { pln, shareText } from '../../../kit/format/money.ts';

type Item = Order['orderItemsAttributes'][number];

/** What is ordered, piece by piece, and what it comes to: a lease on both sides of VAT, a loan gross. */
export function OrderedGoods({ order }: { order: Order }) {
  const t = useTranslations('forms.details');
  const lease = financingPolicy[order.facts.financingType].contract === 'lease';
  const column = (key: string, label: string, cell: (item: Item) => string): Column<Item> => ({
    key,
    label,
    right: true,
    cell,
  });
  const value = (each: string, { quantity }: Item) => formatPln(fromDecimal(each) * quantity);
  const name: Column<Item> = { key: 'name', label: t('name'), cell: (item) => item.name };
  const gross = column('gross', t('grossPrice'), (item) => pln(item.grossPrice));
  const quantity = column('quantity', t('quantity'), (item) => String(item.quantity));
  const vat = column('vat', t('vat'), (item) => `${item.vatLevel}%`);
  const columns = lease
    ? [
        name,
        column('net', t('netPrice'), (item) => pln(item.price)),
        gross,
        quantity,
        vat,
        column('value', t('grossValue'), (item) => value(item.grossPrice, item)),
      ]
    : [name, gross, quantity, vat, column('value', t('netValue'), (item) => value(item.price, item))];
  const totals = [
    { label: t('totalNet'), value: pln(order.price) },
    { label: t('totalGross'), value: pln(order.grossPrice) },
    {
      label: t(lease ? 'ownPayment' : 'grossOwnPayment', { percent: shareText(order.ownPaymentInPercent) }),
      value: pln(lease ? order.ownPayment : order.grossOwnPayment),
    },
    {
      label: t(lease ? 'instalmentNet' : 'instalment', { count: order.paymentsCount }),
      value: pln(order.installmentValue),
    },
    { label: t(lease ? 'totalCostNet' : 'totalCost'), value: pln(order.totalCost), total: true },
  ];
  return (
    <>
      <Box borderTop="1px solid" borderColor="line" textStyle="small">
        <Table
          caption={t('title')}
          items={order.orderItemsAttributes}
          keyOf={({ id }) => id}
          columns={columns}
        />
      </Box>
      <Box borderTop="1px solid" borderColor="line" px={{ base: '4', md: '6' }} py="4">
        <KeyValues rows={totals} />
      </Box>
    </>
  );
}
