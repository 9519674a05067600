import type { Facts } from './order.facts.ts';
import { holds } from './order.guards.ts';
import { channelPolicy } from './order.policy.ts';
import { phaseOf } from './order.statuses.ts';
import type { OrderStatus, Phase } from './order.statuses.ts';
import { agreementWords } from './phases/agreement/agreement.words.ts';
import { closedWords } from './phases/closed/closed.words.ts';
import { companyFormWords } from './phases/company-form/company-form.words.ts';
import { decisionWords } from './phases/decision/decision.words.ts';
import { deliveryWords } from './phases/delivery/delivery.words.ts';
import { initialPaymentWords } from './phases/initial-payment/initial-payment.words.ts';
import { offerWords } from './phases/offer/offer.words.ts';
import { signingMethodWords } from './phases/signing-method/signing-method.words.ts';
import { verificationWords } from './phases/verification/verification.words.ts';
import type { Audience, PhaseWords, Shown, StatusWords, StepName } from './screen.ts';

const words: { readonly [P in Phase]: PhaseWords<P> } = {
  offer: offerWords,
  signingMethod: signingMethodWords,
  companyForm: companyFormWords,
  verification: verificationWords,
  decision: decisionWords,
  initialPayment: initialPaymentWords,
  agreement: agreementWords,
  delivery: deliveryWords,
  closed: closedWords,
};

export function wordsOf(status: OrderStatus): StatusWords {
  const statuses: Readonly<Record<string, StatusWords>> = words[phaseOf(status)];
  const found = statuses[status];
  if (found === undefined) throw new Error(`Status without words: ${status}`);
  return found;
}

/** The status's Polish name in lists and panels. */
export function panelName(status: OrderStatus): string {
  return wordsOf(status).panel;
}

/** The ways a status may be shown to an audience, in the order in which they are tried. */
export function shownTo(status: OrderStatus, audience: Audience): readonly Shown[] {
  const { panel, ...lists } = wordsOf(status);
  if (audience === 'staff') return [{ screen: 'order_page', title: panel, subtitle: '' }];
  return lists[audience] ?? [];
}

/** The audience that an order's salesman is; null where its channel has none. */
export function salesmanAudience(facts: Pick<Facts, 'salesChannel'>): Audience | null {
  return channelPolicy[facts.salesChannel].audience;
}

export interface Screen extends Omit<Shown, 'when' | 'refetch' | 'mails' | 'step'> {
  readonly step: StepName;
  readonly refetch: boolean;
  readonly mails: boolean;
}

/** Whether an audience has a screen for the status of such an order. */
export function isShown(status: OrderStatus, facts: Facts, audience: Audience): boolean {
  return shownTo(status, audience).some(({ when = [] }) =>
    when.every((condition) => holds(condition, facts)),
  );
}

/** The one screen of an order for an audience. Throws where the audience cannot meet the status. */
export function screenOf(status: OrderStatus, facts: Facts, audience: Audience): Screen {
  const shown = shownTo(status, audience).find(({ when = [] }) =>
    when.every((condition) => holds(condition, facts)),
  );
  if (shown === undefined) throw new Error(`No screen of ${status} for ${audience}`);
  const { when: _when, refetch = false, mails = false, step = wordsOf(status).step, ...screen } = shown;
  return { ...screen, refetch, mails, step: stepOf(status, step, facts, audience) };
}

/** The steps of the progress bar; without the initial fee where nothing is owed. */
export function stepsOf(facts: Pick<Facts, 'initialPayment'>, audience: Audience): readonly StepName[] {
  const steps: StepName[] = [
    'form',
    'decision',
    ...(facts.initialPayment === 0 ? [] : ['initialFee' as const]),
    'signing',
  ];
  return audience === 'pos' ? ['offer', ...steps] : steps;
}

function stepOf(status: OrderStatus, step: StepName, facts: Facts, audience: Audience): StepName {
  if (audience === 'pos' && phaseOf(status) === 'offer') return 'offer';
  return stepsOf(facts, audience).includes(step) ? step : 'signing';
}
