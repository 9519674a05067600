import { useTranslations } from 'use-intl';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { pln } from '../../../kit/format/money.ts';
import { Table } from '../../../kit/table/table.tsx';
import type { StaffOrder } from '../order-query.ts';

type Items = StaffOrder['orderItemsAttributes'];

/** The products of the offer, a row each: what it is, how many, and the price of one. */
export function ProductsDialog({ items, onClose }: { items: Items; onClose: () => void }) {
  const t = useTranslations('products');
  return (
    <Dialog
      open
      wide
      title={t('title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Box color="ink" textStyle="small" mt="4" mx={{ base: '-4', sm: '-6' }} overflowWrap="anywhere">
        <Table
          caption={t('title')}
          items={items}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'name',
              label: t('name'),
              cell: ({ name, type, invoiceNumber, productType }) =>
                [
                  type === 'proforma' ? t('specification', { number: invoiceNumber ?? name }) : name,
                  ...(productType === 'used' ? [t('used')] : []),
                ].join(', '),
            },
            { key: 'quantity', label: t('quantity'), right: true, cell: ({ quantity }) => quantity },
            { key: 'price', label: t('price'), right: true, cell: ({ price }) => pln(price) },
            { key: 'vat', label: t('vat'), right: true, cell: ({ vatLevel }) => t('percent', { vatLevel }) },
            { key: 'gross', label: t('gross'), right: true, cell: ({ grossPrice }) => pln(grossPrice) },
          ]}
        />
      </Box>
    </Dialog>
  );
}
