import {
  formatNrb,
  formatPhone,
  legalFormNames,
  normaliseNrb,
  streetLine,
  streetOfLine,
} from '@app/machines/rules';
import type { LegalForm } from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Row, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { TextButton } from '../../../kit/elements/text-link.tsx';
import { shortDate } from '../../../kit/format/dates.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from '../data/data.messages.ts';
import { NumberDialog, PowerAdminForm, RevealAccountDialog } from '../loaded-later.ts';
import type { StaffOrder } from '../order-query.ts';

/** Who the client is and how to reach him; what of it may be corrected (ADMIN-023, 033, 034, 040). */
export const CompanyCard = withTexts(messages, function CompanyCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const data = useTranslations('orderData');
  const [changing, change] = useState<'data' | 'number' | null>(null);
  const close = () => change(null);
  return (
    <PanelCard
      title={t('company')}
      shows={[order.companyAttributes, order.userAttributes, order.externalOrderId]}
      action={
        changing !== 'data' && (
          <Row gap="4">
            <Button kind="quiet" size="panel" onClick={() => change('number')}>
              {data('changeNumber')}
            </Button>
            {order.userAttributes !== null && (
              <Button kind="quiet" size="panel" onClick={() => change('data')}>
                {data('change')}
              </Button>
            )}
          </Row>
        )
      }
    >
      {changing === 'data' ? <PowerAdminForm order={order} onClose={close} /> : <CompanyRows order={order} />}
      {changing === 'number' && <NumberDialog order={order} onClose={close} />}
    </PanelCard>
  );
});

function CompanyRows({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const data = useTranslations('orderData');
  const reveal = useTranslations('reveal');
  const { companyAttributes: company, userAttributes: user } = order;
  const [asking, ask] = useState(false);
  const [account, show] = useState<string | null>(null);
  const masked = company?.bankAccountNumber ?? '';
  const letters = company?.addressesAttributes.find(({ correspondence }) => correspondence);
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
    ...(masked === ''
      ? []
      : [
          {
            label: data('account'),
            value:
              account === null ? (
                <Row gap="3" justifyContent="flex-end">
                  <Span>{`…${masked.slice(-3)}`}</Span>
                  <TextButton type="button" aria-label={data('showAccount')} onClick={() => ask(true)}>
                    {reveal('show')}
                  </TextButton>
                </Row>
              ) : (
                formatNrb(normaliseNrb(account))
              ),
          },
        ]),
    ...known(data('address'), letters && addressLine(letters)),
    ...known(t('shop'), order.shopAttributes.name),
    ...known(t('external'), order.externalOrderId),
    { label: t('ordered'), value: shortDate(new Date(order.orderedAt)) },
  ];
  return (
    <>
      {company === null && <SmallText mb="3">{t('noCompany')}</SmallText>}
      <KeyValues rows={rows} />
      {asking && (
        <RevealAccountDialog
          slug={order.slug}
          company={company?.name ?? ''}
          onAccount={show}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

type Address = NonNullable<StaffOrder['companyAttributes']>['addressesAttributes'][number];

function addressLine({ street, buildingNumber, apartmentNumber, postalCode, city }: Address): string {
  const alone = streetOfLine(street, buildingNumber, apartmentNumber);
  return `${streetLine(alone, buildingNumber, apartmentNumber ?? '')}, ${postalCode} ${city}`;
}
