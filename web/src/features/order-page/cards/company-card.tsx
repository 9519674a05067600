import { formatPhone, legalFormNames } from '@app/machines/rules';
import type { LegalForm } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { shortDate } from '../../../kit/format/dates.ts';
import type { StaffOrder } from '../order-query.ts';

/** Who the client is and how to reach him. */
export function CompanyCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const { companyAttributes: company, userAttributes: user } = order;
  const known = (label: string, value: string | null | undefined) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value }];
  const rows = [
    ...known(t('vatId'), company?.vatId),
    ...known(t('regon'), company?.regon),
    ...known(t('krs'), company?.krs),
    ...known(t('legalForm'), legalFormNames[company?.legalForm as LegalForm]),
    ...known(t('contact'), user?.fullName),
    ...known(t('email'), user?.email),
    ...known(t('phone'), user?.phone && formatPhone(user.phone)),
    ...known(t('shop'), order.shopAttributes.name),
    ...known(t('external'), order.externalOrderId),
    { label: t('ordered'), value: shortDate(new Date(order.orderedAt)) },
  ];
  return (
    <PanelCard title={t('company')}>
      {company === null && <SmallText mb="3">{t('noCompany')}</SmallText>}
      <KeyValues rows={rows} />
    </PanelCard>
  );
}
