import { describe, expect, test } from 'vitest';
import { designedRows } from '../testing/lifecycle-table.ts';
import type { DesignedRow } from '../testing/lifecycle-table.ts';
import { chartJson } from './check/chart-json.ts';
import { deadlineOf } from './order.chart.ts';
import { isTransient, orderStatuses, paidStatuses, phases } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';

/** The table's conditions that the code spells differently: what was chosen, and what the policy offers. */
const conditions: Readonly<Record<string, readonly string[]>> = {
  'method qes|mszafir': ['offersQualifiedSignature', 'asksQualifiedSignature'],
  'method autenti_v3': ['offersAutenti', 'asksAutenti'],
  'method delivery': ['offersCourier', 'asksCourier'],
  'method paper': ['offersPaper', 'asksPaper'],
  'kind with_guarantee|guarantee_only': ['renewsWithGuarantee'],
  'kind qes': ['renewsQes'],
  'kind v3': ['renewsV3'],
};
const events: Readonly<Record<string, string>> = { '(always)': 'ALWAYS', '(after)': 'DEADLINE_PASSED' };

interface Edge {
  readonly group: string;
  readonly text: string;
}

function edge(
  from: string,
  event: string,
  { actors, guard, to, effects }: Omit<DesignedRow, 'from' | 'event'>,
): Edge {
  const by = actors.length === 0 ? '' : ` by ${actors.toSorted().join(', ')}`;
  const when = guard.length === 0 ? '' : ` if ${guard.join(' & ')}`;
  const ask = effects.length === 0 ? '' : `, asks ${effects.join(', ')}`;
  return { group: `${from} ${event}`, text: `${from} —${event}→ ${to}${by}${when}${ask}` };
}

const designed = designedRows().flatMap((row) => {
  const event = events[row.event] ?? row.event;
  const guard = row.guard.flatMap((name) => conditions[name] ?? [name.replace(/^not /, '!')]);
  const froms = row.from === 'PAID' ? paidStatuses : [row.from];
  return froms.map((from) => edge(from, event, { ...row, guard, to: row.to === '(same)' ? from : row.to }));
});

const charted = chartJson().transitions.map(({ from, event, actors, guard, to, effects }) =>
  edge(from, event, { actors: [...actors], guard, to, effects: [...effects] }),
);

const texts = (edges: readonly Edge[]) => edges.map(({ text }) => text);
const missingFrom = (edges: readonly Edge[], others: readonly Edge[]) => {
  const known = new Set(texts(others));
  return texts(edges)
    .filter((text) => !known.has(text))
    .toSorted();
};
/** Cancelling and deadlines are rules of the design's text, not rows of its table. */
const beyondTable = ({ group }: Edge) => group.endsWith(' CANCEL') || group.endsWith(' DEADLINE_PASSED');

/** Asked for by the status that is entered, whatever brought the order there; the chart does not ask twice. */
const askedOnEntry = [
  [
    'client_conditional_decision_accepted —DECISION_REJECTED→ leasing_decision_rejected by system',
    'notifyRejection',
  ],
  ['ready_for_siemens —DECISION_CONDITIONAL→ conditional_decision_ok by system', 'notifyConditions'],
  ['ready_for_siemens —DECISION_REJECTED→ leasing_decision_rejected by system', 'notifyRejection'],
  [
    'salesman_form_opened —SUBMIT_COMPANY_FORM→ salesman_form_saved by salesman if formComplete',
    'sendVerificationSms',
  ],
] as const;

/** The deadlines that the table spells out; in the chart they are rows like any other deadline's. */
const deadlineEdges = [
  'client_conditional_decision_rejected —DEADLINE_PASSED→ canceled',
  'conditional_decision_rejected —DEADLINE_PASSED→ canceled',
];

/** The bank's refusal is mailed: whoever closed the page has to hear that he is waited for. */
const bankRefused = 'test_payment_in_progress —TEST_PAYMENT_FAILED→ test_payment_opened by system';

describe('the designed table', () => {
  test('is in the chart edge by edge, but for what docs/lifecycle.md explains', () => {
    const differences = [
      ...askedOnEntry.map(([text, effect]) => `${text}, asks ${effect}`),
      ...deadlineEdges,
      bankRefused,
    ];
    expect(designed).toHaveLength(211);
    expect(missingFrom(designed, charted)).toEqual(differences.toSorted());
  });

  test('holds every edge of the chart, but for what docs/lifecycle.md explains', () => {
    const paidAgain = paidStatuses.map(
      (paid) => `${paid} —PAYMENT_COMPLETED→ ${paid} by system, asks raiseRefundTask`,
    );
    const prepared = 'leasing_decision_ok —AGREEMENT_PREPARED→ leasing_decision_ok by system if';
    const added = [
      `${prepared} !pos, asks notifyApproval`,
      `${prepared} pos`,
      `${bankRefused}, asks notifyVerificationFailed`,
      ...paidAgain,
    ];
    expect(
      missingFrom(
        charted.filter((one) => !beyondTable(one)),
        designed,
      ),
    ).toEqual([...askedOnEntry.map(([text]) => text), ...added].toSorted());
  });

  test("has its deadlines' edges in the chart for unpaid orders, sent by the system", () => {
    expect(texts(charted)).toEqual(
      expect.arrayContaining(deadlineEdges.map((text) => `${text} by system if !paid`)),
    );
  });

  test('tries the rows of one status and event in the order of the table', () => {
    const known = new Set(texts(charted));
    const inBoth = designed.filter(({ text }) => known.has(text));
    const groupOf = (edges: readonly Edge[], group: string) =>
      texts(edges.filter((one) => one.group === group));
    for (const group of new Set(inBoth.map((one) => one.group))) {
      const wanted = groupOf(inBoth, group);
      expect(groupOf(charted, group).filter((text) => wanted.includes(text))).toEqual(wanted);
    }
  });
});

describe('the deadlines of the design', () => {
  const within = (what: string, ...statuses: readonly OrderStatus[]) =>
    statuses.map((status) => `${status}: ${what}`);
  const resting = (statuses: readonly OrderStatus[]) => statuses.filter((status) => !isTransient(status));

  function spelled(status: OrderStatus): string[] {
    const deadline = deadlineOf(status);
    if (deadline === null) return [];
    if (deadline.then === 'raiseTask')
      return within(`task ${deadline.task} after ${deadline.days} days`, status);
    const { days, ifPaid } = deadline;
    return within(`cancel after ${days} days${ifPaid === undefined ? '' : `, if paid ${ifPaid}`}`, status);
  }

  test('are declared status by status', () => {
    const designedDeadlines = [
      ...within('cancel after 30 days', ...resting([...phases.offer, ...phases.signingMethod])),
      ...within('cancel after 14 days', 'form_opened', 'salesman_form_opened'),
      ...within('cancel after 14 days', 'conditional_decision_ok', 'leasing_decision_ok'),
      ...within('cancel after 14 days', 'initial_payment_link_sent_to_client', 'initial_payment_opened'),
      ...within('cancel after 14 days', 'initial_payment_rejected'),
      ...within(
        'cancel after 7 days',
        'test_payment_opened',
        'salesman_form_saved',
        'statement_verified_by_sms',
      ),
      ...within('cancel after 7 days, if paid signing_of_agreement', 'qes_failed'),
      ...within(
        'cancel after 1 days',
        'client_conditional_decision_rejected',
        'conditional_decision_rejected',
      ),
      ...within('task signing_of_agreement after 21 days', ...paidStatuses, 'agreement_resent', 'resent'),
      ...within('task signing_of_agreement after 21 days', 'autenti_agreement_signed'),
      ...within('task completing_requests after 1 days', 'client_conditional_decision_accepted'),
      ...within('task completing_requests after 1 days', 'ready_for_siemens'),
      ...within('task payment_of_verification_fee after 0 days', 'test_payment_manual'),
      ...within('task payment_of_verification_fee after 0 days', 'test_payment_manual_rejected'),
      ...within('task execution_of_initial_payment after 0 days', 'initial_payment_manual'),
      ...within(
        'task signing_of_agreement after 0 days',
        'signed',
        'agreement_signed',
        'attachments_uploaded',
      ),
      ...within('task signing_of_agreement after 0 days', 'rejected_by_admin'),
      ...within('task other after 0 days', 'delivered'),
    ];
    expect(orderStatuses.flatMap(spelled).toSorted()).toEqual(designedDeadlines.toSorted());
  });
});
