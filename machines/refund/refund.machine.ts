import { createMachine, transition } from 'xstate';
import type { RefundEvent, RefundState } from '../rules/index.ts';

/** The life of one sum that has to go back. Who, when and under which reference stands in its row. */
export const refundMachine = createMachine({
  id: 'refund',
  initial: 'owed',
  states: {
    owed: {
      description: 'The sum has to go back; nobody has sent it yet.',
      on: { ORDER_REFUND: 'ordered', PAY_OUT_REFUND: 'paid_out', KEEP_BY_AGREEMENT: 'kept_by_agreement' },
    },
    ordered: {
      description: 'The transfer is ordered at the provider or the bank.',
      on: { PAY_OUT_REFUND: 'paid_out', KEEP_BY_AGREEMENT: 'kept_by_agreement' },
    },
    paid_out: { description: 'The sum went back, under a reference and on a day.', type: 'final' },
    kept_by_agreement: { description: 'The client has agreed in writing that it stays.', type: 'final' },
  },
} as const satisfies Parameters<typeof createMachine>[0] & {
  readonly initial: RefundState;
  readonly states: Readonly<Record<RefundState, object>>;
});

/** The state that an event leads a refund to; null where the state does not accept it. */
export function refundAfter(state: RefundState, type: RefundEvent): RefundState | null {
  const snapshot = refundMachine.resolveState({ value: state, context: {} });
  if (!snapshot.can({ type })) return null;
  const [next] = transition(refundMachine, snapshot, { type });
  return next.value as RefundState;
}
