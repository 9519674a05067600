import type { AlwaysRow, Ask, Deadline, PhaseNode, Row, StatusNode } from './chart-row.ts';
import type { EventType } from './order.events.ts';
import { isAboutOrder } from './order.guards.ts';
import { isTransient, orderStatuses, phaseOf } from './order.statuses.ts';
import type { OrderStatus, Phase } from './order.statuses.ts';
import { agreementStates } from './phases/agreement/agreement.states.ts';
import { companyFormStates } from './phases/company-form/company-form.states.ts';
import { decisionStates } from './phases/decision/decision.states.ts';
import { deliveryStates } from './phases/delivery/delivery.states.ts';
import { initialPaymentStates } from './phases/initial-payment/initial-payment.states.ts';
import { offerStates } from './phases/offer/offer.states.ts';
import { signingMethodStates } from './phases/signing-method/signing-method.states.ts';
import { verificationStates } from './phases/verification/verification.states.ts';

/** The final statuses: nothing is heard in them. */
export const closedStates: PhaseNode<'closed'> = {
  description: 'The life of the order is over.',
  statuses: {
    finished: { description: 'The financing runs; the order is closed.' },
    canceled: {
      description: 'The order was cancelled by someone or by a passed deadline.',
      asks: [
        { name: 'cancelOutstanding' },
        { name: 'notifyCancelation' },
        { name: 'raiseRefundTask', when: ['paid', '!zeroOwnPayment'] },
      ],
    },
  },
};

export type PhaseStates = { readonly [P in Phase]: PhaseNode<P> };

/** The spine: the phases in the order in which an order lives. */
export const phaseStates: PhaseStates = {
  offer: offerStates,
  signingMethod: signingMethodStates,
  companyForm: companyFormStates,
  verification: verificationStates,
  decision: decisionStates,
  initialPayment: initialPaymentStates,
  agreement: agreementStates,
  delivery: deliveryStates,
  closed: closedStates,
};

/** How an order begins: the eventless rows of the machine's initial state. */
export const creationRows: readonly Row[] = [
  { by: ['salesman', 'shop_api'], when: ['calculated', 'clientFlow'], to: 'sumup' },
  { by: ['salesman', 'admin'], when: ['calculated', 'salesmanFlow'], to: 'salesman_sumup' },
  { by: ['salesman', 'shop_api', 'admin'], when: ['!calculated'], to: 'update_order_with_items' },
];

const clientCancelsIn: readonly Phase[] = [
  'offer',
  'signingMethod',
  'companyForm',
  'verification',
  'decision',
];
const salesmanCancelsToo: readonly OrderStatus[] = [
  'initial_payment_link_sent_to_client',
  'initial_payment_opened',
  'initial_payment_rejected',
];

/** Here money has come that nobody has accepted yet. */
const holdsMoney: readonly OrderStatus[] = ['initial_payment_completed', 'initial_payment_manual'];

/**
 * Who may cancel where: client and salesman only before money or signature, the administrator anywhere before the end. Money
 * that was not accepted yet goes back; what was accepted the status `canceled` looks after.
 */
function cancelRows(status: OrderStatus): readonly Row[] {
  const early = clientCancelsIn.includes(phaseOf(status));
  const rows: Row[] = [];
  if (early) rows.push({ by: ['client', 'salesman'], when: ['!paid', '!signed'], to: 'canceled' });
  if (salesmanCancelsToo.includes(status))
    rows.push({ by: ['salesman'], when: ['!paid', '!signed'], to: 'canceled' });
  const refunds: Pick<Row, 'ask'> = holdsMoney.includes(status) ? { ask: ['raiseRefundTask'] } : {};
  return [...rows, { by: ['admin'], to: 'canceled', ...refunds }];
}

/** Once money may have been taken nothing cancels by itself: a task is raised instead. */
function deadlineRows(deadline: Deadline): readonly Row[] {
  if (deadline.then === 'raiseTask') return [{ by: ['system'], ask: ['raiseTask'], task: deadline.task }];
  const cancels: Row = { by: ['system'], when: ['!paid'], to: 'canceled' };
  return deadline.oncePaid === undefined
    ? [cancels]
    : [cancels, { by: ['system'], when: ['paid'], ask: ['raiseTask'], task: deadline.oncePaid }];
}

export interface EventRow {
  readonly event: EventType;
  readonly row: Row;
}

export type ForceRow = Row & { readonly to: OrderStatus };

/** The chart as questions: what the machine is built from and what explanations, linter and documents read. */
export interface Chart {
  readonly phases: PhaseStates;
  readonly creation: readonly Row[];
  readonly nodeOf: (status: OrderStatus) => StatusNode;
  readonly asksOf: (status: OrderStatus) => readonly Ask[];
  readonly alwaysOf: (status: OrderStatus) => readonly AlwaysRow[];
  /** The deadline that a resting status declares; null where an order may rest for good. */
  readonly deadlineOf: (status: OrderStatus) => Deadline | null;
  /** Every row that a status hears, forced moves left out: its own, the cancelling ones and its deadline's. */
  readonly rowsOf: (status: OrderStatus) => readonly EventRow[];
  /** An administrator may force whatever the status's own rows lead to, with the `order` half of their guards. */
  readonly forceRowsOf: (status: OrderStatus) => readonly ForceRow[];
}

/** A chart of given phases; the linter's seeded faults are charts of phases with one thing wrong. */
export function chartOf(phases: PhaseStates, creation: readonly Row[] = creationRows): Chart {
  const nodeOf = (status: OrderStatus): StatusNode => {
    const statuses: Readonly<Record<string, StatusNode>> = phases[phaseOf(status)].statuses;
    const node = statuses[status];
    if (node === undefined) throw new Error(`Status without a node: ${status}`);
    return node;
  };
  const deadlineOf = (status: OrderStatus) => nodeOf(status).deadline ?? null;
  const ownRowsOf = (status: OrderStatus): readonly EventRow[] =>
    Object.entries(nodeOf(status).on ?? {}).flatMap(([event, rows]) =>
      rows.map((row) => ({ event: event as EventType, row })),
    );
  const rowsOf = (status: OrderStatus): readonly EventRow[] => {
    if (phaseOf(status) === 'closed' || isTransient(status)) return [];
    const deadline = deadlineOf(status);
    return [
      ...ownRowsOf(status),
      ...cancelRows(status).map((row) => ({ event: 'CANCEL' as const, row })),
      ...(deadline === null ? [] : deadlineRows(deadline)).map((row) => ({
        event: 'DEADLINE_PASSED' as const,
        row,
      })),
    ];
  };
  const forceRowsOf = (status: OrderStatus): readonly ForceRow[] => {
    if (isTransient(status)) return [];
    return ownRowsOf(status).flatMap(({ event, row }) =>
      row.to === undefined || event === 'MOVE_TO_PREVIOUS'
        ? []
        : [{ by: ['admin'], when: (row.when ?? []).filter(isAboutOrder), to: row.to }],
    );
  };
  const rows = new Map(orderStatuses.map((status) => [status, rowsOf(status)]));
  const forced = new Map(orderStatuses.map((status) => [status, forceRowsOf(status)]));
  return {
    phases,
    creation,
    nodeOf,
    deadlineOf,
    rowsOf: (status) => rows.get(status) ?? [],
    asksOf: (status) => nodeOf(status).asks ?? [],
    alwaysOf: (status) => nodeOf(status).always ?? [],
    forceRowsOf: (status) => forced.get(status) ?? [],
  };
}

/** The chart of the product. */
export const orderChart = chartOf(phaseStates);

export const { deadlineOf, rowsOf, forceRowsOf, nodeOf, asksOf, alwaysOf } = orderChart;
