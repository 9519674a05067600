import { useTranslations } from 'use-intl';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { pln } from '../../../kit/format/money.ts';
import type { StaffOrder } from '../order-query.ts';

const meanings = {
  accepted: 'done',
  completed: 'waiting',
  rejected: 'refused',
  failed: 'refused',
} as const;

const kinds = ['test_payment', 'initial_payment'] as const;
const states = ['opened', 'started', 'completed', 'accepted', 'rejected', 'failed', 'refunded'] as const;

/** What was asked for and what came (ADMIN-048). */
export function PaymentsCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const payments = order.paymentsAttributes;
  return (
    <PanelCard title={t('payments')} count={payments.length}>
      {payments.length === 0 ? (
        <SmallText>{t('noPayments')}</SmallText>
      ) : (
        <PanelRows>
          {payments.map((payment) => {
            const kind = kinds.find((name) => name === payment.paymentType);
            const state = states.find((name) => name === payment.status);
            return (
              <li key={payment.id}>
                <Box>
                  <Span fontWeight="medium" mr="2">
                    {kind === undefined ? payment.paymentType : t(`paymentKind.${kind}`)}
                  </Span>
                  <Badge meaning={meanings[payment.status as keyof typeof meanings] ?? 'neutral'}>
                    {state === undefined ? payment.status : t(`paymentState.${state}`)}
                  </Badge>
                  <Box color="ink.muted">{shortTime(new Date(payment.createdAt))}</Box>
                </Box>
                <Span fontWeight="medium" fontVariantNumeric="tabular-nums">
                  {payment.currency === 'PLN' ? pln(payment.amount) : `${payment.amount} ${payment.currency}`}
                </Span>
              </li>
            );
          })}
        </PanelRows>
      )}
    </PanelCard>
  );
}
