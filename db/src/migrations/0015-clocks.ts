import type { Statements } from './column-types.ts';

/** Days that a status without a clock has one for from now on; two of them by the method of signing. */
const days: Readonly<Record<string, number>> = {
  identity_confirmed: 1,
  test_payment_completed: 1,
  test_payment_accepted: 1,
  test_payment_manual_accepted: 1,
  initial_payment_completed: 1,
  renew: 1,
  test_payment_in_progress: 2,
  initial_payment_in_progress: 3,
  accepted_by_admin: 3,
  agreement_accepted_by_admin: 3,
  siemens_agreement_accepted: 7,
  agreement_accepted: 14,
  waiting_for_delivery: 14,
  shipped: 14,
};

const resting = (names: readonly string[]): string =>
  `deadline_at is null and status in (${names.map((name) => `'${name}'`).join(', ')})`;

const clockOf = (count: number, condition: string): string =>
  `update orders set deadline_at = status_since + ${count * 86_400_000} where ${condition}`;

const forms = ['form_saved', 'client_form_saved'];

/** Orders that rest where the clock has come to stand get theirs, counted from when they came there. */
export const clocks: Statements = () => [
  ...[...new Set(Object.values(days))].map((count) =>
    clockOf(count, resting(Object.keys(days).filter((name) => days[name] === count))),
  ),
  clockOf(7, `${resting(forms)} and agreement_signature_type in ('qes', 'mszafir', 'autenti_v3')`),
  clockOf(1, resting(forms)),
];
