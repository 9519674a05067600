import { formatPhone } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { Span } from '../../../kit/elements/box.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { nipText } from '../parts/nip-text.ts';
import type { Order } from '../queries/order-query.ts';

/** The company and its contact, as far as they are known; numbers of persons stay where they are typed. */
export function ShopCompanyCard({ order }: { order: Order }) {
  const t = useTranslations('shopOrder');
  const { companyAttributes: company, userAttributes: contact } = order;
  const rows = [
    { label: t('name'), value: company?.name },
    { label: t('vatId'), value: company === null ? null : nipText(company.vatId) },
    { label: t('contact'), value: contact?.fullName },
    { label: t('email'), value: contact?.email },
    { label: t('phone'), value: contact?.phone ? formatPhone(contact.phone) : null },
  ].flatMap(({ label, value }) => (value === null || value === undefined ? [] : [{ label, value }]));
  return (
    <PanelCard title={t('company')} first>
      {rows.length === 0 ? (
        <SmallText>{t('noCompany')}</SmallText>
      ) : (
        <PanelRows>
          {rows.map(({ label, value }) => (
            <li key={label}>
              <Span color="ink.muted">{label}</Span>
              <Span overflowWrap="anywhere" ml="auto" textAlign="right">
                {value}
              </Span>
            </li>
          ))}
        </PanelRows>
      )}
    </PanelCard>
  );
}
