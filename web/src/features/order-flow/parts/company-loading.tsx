import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Paragraph } from '../../../kit/elements/box.tsx';
import { Note } from '../../../kit/elements/card.tsx';
import { Lead, PageTitle } from '../../../kit/elements/heading.tsx';
import { StatusIcon } from '../../../kit/elements/status-icon.tsx';
import { useOnline } from '../../../kit/use-online.ts';
import type { Order } from '../queries/order-query.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages } from './company-loading.messages.ts';

/** Milliseconds before the screen appears, so that a quick answer does not flash it, and before it says that it takes long. */
const delay = 400;
const slowAfter = 8_000;

const tips = [
  't1',
  't2',
  't3',
  't4',
  't5',
  't6',
  't7',
  't8',
  't9',
  't10',
  't11',
  't12',
  't13',
  't14',
  't15',
] as const;

function useAfter(time: number, running: boolean): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setPassed(true), time);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [time, running]);
  return passed && running;
}

type Props = { order: Order; waiting: boolean; children: ReactNode };

/** While the registry is asked, its own screen stands in place of the form, which keeps what was typed. */
export function CompanyLoading({ order, waiting, children }: Props) {
  const online = useOnline();
  // Without a network no registry is asked: the form says so itself.
  const shown = useAfter(delay, waiting && online);
  return (
    <>
      <Box hidden={shown}>{children}</Box>
      {shown && (
        <Texts of={messages}>
          <Waiting order={order} />
        </Texts>
      )}
    </>
  );
}

function Waiting({ order }: { order: Order }) {
  const t = useTranslations('companyLoading');
  const slow = useAfter(slowAfter, true);
  const { salesChannel, flowType } = order.facts;
  const [tip] = useState(() => tips[Math.floor(Math.random() * tips.length)] ?? 't1');
  return (
    <Box role="status" pt="4">
      <StatusIcon meaning="waiting" />
      <PageTitle>{t('title', { reader: order.audience })}</PageTitle>
      <Lead>{slow ? t('longer') : t('text')}</Lead>
      {(salesChannel !== 'pos' || flowType === 'client') && (
        <Note>
          <Box fontWeight="medium">{t('didYouKnow')}</Box>
          <Paragraph>{t(`tips.${tip}`)}</Paragraph>
        </Note>
      )}
    </Box>
  );
}
