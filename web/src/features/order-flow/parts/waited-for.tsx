import { waitOf } from '@app/machines/order';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts } from '../../../kit/elements/facts.tsx';
import type { Fact } from '../../../kit/elements/facts.tsx';
import { shortDate } from '../../../kit/format/dates.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from './waiting.messages.ts';
import { useLastChange } from './last-change.ts';
import type { Order } from '../queries/order-query.ts';

type Props = { order: Order; more?: readonly Fact[] };

/** What an order waits for in a salesman's words: since when, how long it takes, until when it may. */
export const WaitedFor = withTexts(messages, Content);

function Content({ order, more = [] }: Props) {
  const t = useTranslations('waiting');
  const [now] = useState(() => new Date());
  const wait = waitOf(order);
  return (
    <Facts
      facts={[
        { label: t('what'), value: wait === null ? t('none') : t(`waits.${wait}.what`) },
        { label: t('since'), value: useLastChange(order, now) },
        { label: t('howLong'), value: wait === null ? t('noneLong') : t(`waits.${wait}.howLong`) },
        ...(order.deadlineAt === null
          ? []
          : [{ label: t('until'), value: shortDate(new Date(order.deadlineAt)) }]),
        ...more,
      ]}
    />
  );
}
