import { phaseOf, toneOf } from '@app/machines/order';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { pln } from '../../../kit/format/money.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from '../data/data.messages.ts';
import { MoveDialog } from '../loaded-later.ts';
import { cashSpec } from '../moves/move-specs.ts';
import type { StaffOrder } from '../order-query.ts';
import { paymentWord } from './payment-word.ts';

const meanings = {
  start: 'neutral',
  pending: 'neutral',
  processed: 'waiting',
  awaiting: 'waiting',
  realized: 'done',
  finished: 'done',
  rejected: 'refused',
  owed: 'waiting',
  failed: 'refused',
} as const;

const kinds = ['test_payment', 'initial_payment'] as const;

/** What was asked for and what came, in the seven words of ADMIN-048, and whether it may be paid on place (ADMIN-082). */
export const PaymentsCard = withTexts(messages, function PaymentsCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const payments = order.paymentsAttributes;
  const ended = phaseOf(order.status) === 'closed' && toneOf(order.status, 'staff') === 'done';
  const decided = (event: string) => order.allowed.some((allowed) => allowed === event);
  return (
    <PanelCard title={t('payments')} shows={payments} count={payments.length}>
      {payments.length === 0 ? (
        <SmallText>{t('noPayments')}</SmallText>
      ) : (
        <PanelRows>
          {payments.map((payment) => {
            const kind = kinds.find((name) => name === payment.paymentType);
            const waits = decided(kind === 'test_payment' ? 'ACCEPT_TEST_PAYMENT' : 'ACCEPT_PAYMENT');
            const word = paymentWord(payment.status, { waits, ended });
            return (
              <li key={payment.id}>
                <Box>
                  <Span fontWeight="medium" mr="2">
                    {kind === undefined ? payment.paymentType : t(`paymentKind.${kind}`)}
                  </Span>
                  <Badge meaning={meanings[word]}>{t(`paymentWord.${word}`)}</Badge>
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
      {order.salesChannel === 'pos' && <CashSwitch order={order} mayTurn={decided('CHANGE_CASH_PAYMENT')} />}
    </PanelCard>
  );
});

function CashSwitch({ order, mayTurn }: { order: StaffOrder; mayTurn: boolean }) {
  const t = useTranslations('cash');
  const [open, setOpen] = useState(false);
  const allowed = order.cashPaymentAllowed;
  const turn = allowed ? 'forbid' : 'allow';
  return (
    <Row justifyContent="space-between" mt="4" textStyle="small">
      <Span color="ink.muted">{t(allowed ? 'allowed' : 'forbidden')}</Span>
      {mayTurn && (
        <Button kind="quiet" size="panel" onClick={() => setOpen(true)}>
          {t(turn)}
        </Button>
      )}
      {open && (
        <MoveDialog
          order={order}
          spec={cashSpec(!allowed, t(`title.${turn}`))}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
}
