import { phaseOf, toneOf } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
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
import { moneyQuery } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';
import { ByHand } from './by-hand.tsx';
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

type Payment = StaffOrder['paymentsAttributes'][number];

/** What was asked for where another amount came and is not accepted; null where nothing differs. */
function expectedOf({ initialPaymentAmount: due }: StaffOrder, payment: Payment): string | null {
  const { paymentType, currency, amount, status, refund } = payment;
  const waits = paymentType === 'initial_payment' && status !== 'accepted' && refund === null;
  return waits && (currency !== 'PLN' || amount !== due) ? due : null;
}

/** What was asked for and what came, in the seven words of ADMIN-048, with the provider's number and what was expected, and whether it may be paid on place (ADMIN-082). */
export const PaymentsCard = withTexts(messages, function PaymentsCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const payments = order.paymentsAttributes;
  const ended = phaseOf(order.status) === 'closed' && toneOf(order.status, 'staff') === 'done';
  const history = useQuery(moneyQuery(order)).data?.history ?? [];
  const numberOf = (id: string) => history.find(({ operationId }) => operationId === id)?.number;
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
            const expected = expectedOf(order, payment);
            const word = paymentWord(payment.status, { waits, ended });
            return (
              <li key={payment.id}>
                <Box>
                  <Span fontWeight="medium" mr="2">
                    {kind === undefined ? payment.paymentType : t(`paymentKind.${kind}`)}
                  </Span>
                  <Badge meaning={meanings[word]}>{t(`paymentWord.${word}`)}</Badge>
                  <Box color="ink.muted" overflowWrap="anywhere">
                    {[numberOf(payment.id), shortTime(new Date(payment.createdAt))]
                      .filter((said) => said != null)
                      .join(', ')}
                  </Box>
                  {expected !== null && <Box color="waiting">{t('expected', { amount: pln(expected) })}</Box>}
                </Box>
                <Span fontWeight="medium" fontVariantNumeric="tabular-nums">
                  {payment.currency === 'PLN' ? pln(payment.amount) : `${payment.amount} ${payment.currency}`}
                </Span>
              </li>
            );
          })}
        </PanelRows>
      )}
      <ByHand order={order} of="payment" />
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
