import { formatPln } from '@app/machines/rules';
import type { EditedShop } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box } from '../../kit/elements/box.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import { soldNames } from './selling.ts';
import type { ManagedShop } from './shops-query.ts';

type Field = keyof EditedShop | 'active' | 'logo';

const amounts: readonly string[] = ['minOrderPrice', 'maxOrderPrice', 'serviceFeeValue'];

/** Who changed what of the shop, the newest first. */
export function ShopChanges({ shop }: { shop: ManagedShop }) {
  const t = useTranslations('shop');
  function said(field: string, json: string | null): string {
    const value: unknown = JSON.parse(json ?? 'null');
    if (value === null || value === '') return t('empty');
    if (field === 'active') return t(value === true ? 'activeValue.true' : 'activeValue.false');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value))
      return (
        (field === 'configs' ? soldNames(value.map(String)) : value.map(String).join(', ')) || t('empty')
      );
    if (field === 'role') return t(`roles.${value as 'shop'}`);
    if (field === 'decisionEngine') return t(`engines.${value as 'manual'}`);
    if (field === 'whiteLabel') return value === 'siemens' ? t('ownLook') : t(`looks.${value as 'ispot'}`);
    if (typeof value === 'number')
      return amounts.includes(field) ? formatPln(value) : `${value.toFixed(2).replace('.', ',')}%`;
    // A shop is named by its identifier alone: which it is stands in the form.
    return field === 'parentId' ? '…' : String(value as string);
  }
  return (
    <PanelCard title={t('parts.changes')} first>
      {shop.changes.length === 0 && (
        <Box textStyle="small" color="ink.muted">
          {t('noChanges')}
        </Box>
      )}
      {shop.changes.map(({ at, by, field, before, after }, index) => (
        <Box key={index} textStyle="small" py="2" overflowWrap="anywhere">
          {t('change', {
            field: t(`fields.${field as Field}`),
            before: said(field, before),
            after: said(field, after),
          })}
          <Box color="ink.muted">
            {shortTime(new Date(at))}, {by}
          </Box>
        </Box>
      ))}
    </PanelCard>
  );
}
