import type { Wait } from '@app/machines/order';
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

/** What is waited for, since when, how long it takes, what one can do meanwhile. */
export function WaitFacts({ order, wait, mails }: { order: Order; wait: Wait; mails: boolean }) {
  const t = useTranslations('status');
  const now = useNow();
  const since = useLastChange(order, now);
  const minutes = Math.max(0, Math.floor((now.getTime() - lastChange(order).getTime()) / minute));
  const amount = pln(order.initialPaymentAmount);
  const email = order.userAttributes?.email ?? null;
  return (
    <Facts
      facts={[
        { label: t('what'), value: t(`waits.${wait}.what`, { amount }) },
        {
          label: t('since'),
          value: (
            <>
              {since} {minutes < 60 && <Span color="ink.muted">({t('minutes', { minutes })})</Span>}
            </>
          ),
        },
        { label: t('howLong'), value: t(`waits.${wait}.howLong`) },
        {
          label: t('whatToDo'),
          value: (
            <ul>
              <li>{t(`waits.${wait}.do`, { number: order.siemensId })}</li>
              {mails && email !== null && <li>{t('close', { email })}</li>}
            </ul>
          ),
        },
      ]}
    />
  );
}
