import { holds } from '@app/machines/order';
import type { Wait } from '@app/machines/order';
import { streetLine } from '@app/machines/rules';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lastChange, useLastChange } from '../../parts/last-change.ts';
import { pln } from '../../../../kit/format/money.ts';
import { Span } from '../../../../kit/elements/box.tsx';
import { Facts } from '../../../../kit/elements/facts.tsx';
import type { Order } from '../../queries/order-query.ts';

const minute = 60_000;

/** The time, each half minute anew. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Where the courier comes to, as he is told: the address for letters, else the company's own; null where none is known. */
function courierPlace({ companyAttributes }: Order): string | null {
  const addresses = companyAttributes?.addressesAttributes ?? [];
  const place = addresses.find(({ correspondence }) => correspondence === true) ?? addresses[0];
  if (place === undefined) return null;
  const { street, buildingNumber, apartmentNumber, postalCode, city } = place;
  return `${streetLine(street, buildingNumber, apartmentNumber)}, ${postalCode} ${city}`;
}

/** What is waited for, since when, how long it takes, what one can do meanwhile. */
export function WaitFacts({ order, wait, mails }: { order: Order; wait: Wait; mails: boolean }) {
  const t = useTranslations('status');
  const now = useNow();
  const since = useLastChange(order, now);
  const minutes = Math.max(0, Math.floor((now.getTime() - lastChange(order).getTime()) / minute));
  const amount = pln(order.initialPaymentAmount);
  const words = wait === 'identity' && holds('mszafir', order.facts) ? 'ownBank' : wait;
  const place = wait === 'courier' ? courierPlace(order) : null;
  const parcel = wait === 'courier' ? order.courierNumber : null;
  const email = order.userAttributes?.email ?? null;
  return (
    <Facts
      facts={[
        { label: t('what'), value: t(`waits.${words}.what`, { amount }) },
        {
          label: t('since'),
          value: (
            <>
              {since} {minutes < 60 && <Span color="ink.muted">({t('minutes', { minutes })})</Span>}
            </>
          ),
        },
        { label: t('howLong'), value: t(`waits.${words}.howLong`) },
        ...(place === null ? [] : [{ label: t('courierTo'), value: t('otherAddress', { address: place }) }]),
        ...(parcel === null ? [] : [{ label: t('parcel'), value: parcel }]),
        {
          label: t('whatToDo'),
          value: (
            <ul>
              <li>{t(`waits.${words}.do`, { number: order.siemensId })}</li>
              {mails && email !== null && <li>{t('close', { email })}</li>}
            </ul>
          ),
        },
      ]}
    />
  );
}
