import { formatPhone, legalFormNames, streetLine, streetOfLine } from '@app/machines/rules';
import type { LegalForm } from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { shortDate } from '../../../kit/format/dates.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from '../data/data.messages.ts';
import { NumberDialog, PowerAdminForm } from '../loaded-later.ts';
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
  const { companyAttributes: company, userAttributes: user } = order;
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
    ...known(data('account'), company?.bankAccountNumber),
    ...known(data('address'), letters && addressLine(letters)),
    ...known(t('shop'), order.shopAttributes.name),
    ...known(t('external'), order.externalOrderId),
    { label: t('ordered'), value: shortDate(new Date(order.orderedAt)) },
  ];
  return (
    <>
      {company === null && <SmallText mb="3">{t('noCompany')}</SmallText>}
      <KeyValues rows={rows} />
    </>
  );
}

type Address = NonNullable<StaffOrder['companyAttributes']>['addressesAttributes'][number];

function addressLine({ street, buildingNumber, apartmentNumber, postalCode, city }: Address): string {
  const alone = streetOfLine(street, buildingNumber, apartmentNumber);
  return `${streetLine(alone, buildingNumber, apartmentNumber ?? '')}, ${postalCode} ${city}`;
}
