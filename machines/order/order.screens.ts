import type { Facts } from './order.facts.ts';
import { holds } from './order.guards.ts';
import { channelPolicy } from './order.policy.ts';
import { isOrderStatus, phaseOf } from './order.statuses.ts';
import type { OrderStatus, Phase } from './order.statuses.ts';
import type { PhaseView, StatusView, TransientView } from './phase-view.ts';
import { agreementView } from './phases/agreement/agreement.view.ts';
import { closedView } from './phases/closed/closed.view.ts';
import { companyFormView } from './phases/company-form/company-form.view.ts';
import { decisionView } from './phases/decision/decision.view.ts';
import { deliveryView } from './phases/delivery/delivery.view.ts';
import { initialPaymentView } from './phases/initial-payment/initial-payment.view.ts';
import { offerView } from './phases/offer/offer.view.ts';
import { signingMethodView } from './phases/signing-method/signing-method.view.ts';
import { verificationView } from './phases/verification/verification.view.ts';
import type { Audience, Shown, StepName } from './screen.ts';

const views: { readonly [P in Phase]: PhaseView<P> } = {
  offer: offerView,
  signingMethod: signingMethodView,
  companyForm: companyFormView,
  verification: verificationView,
  decision: decisionView,
  initialPayment: initialPaymentView,
  agreement: agreementView,
  delivery: deliveryView,
  closed: closedView,
};

/** The step of the progress bar in most statuses of a phase. */
const phaseSteps: Readonly<Record<Phase, StepName>> = {
  offer: 'form',
  signingMethod: 'form',
  companyForm: 'form',
  verification: 'decision',
  decision: 'decision',
  initialPayment: 'initialFee',
  agreement: 'signing',
  delivery: 'signing',
  closed: 'signing',
};

export function viewOf(status: OrderStatus): (StatusView | TransientView) & { readonly step: StepName } {
  const phase = phaseOf(status);
  const statuses: Readonly<Record<string, StatusView | TransientView>> = views[phase];
  const found = statuses[status];
  if (found === undefined) throw new Error(`Status without a view: ${status}`);
  return { step: phaseSteps[phase], ...found };
}

/** The status's Polish name in lists and panels. */
export function panelName(status: OrderStatus): string {
  return viewOf(status).panel;
}

/** The same of whatever a history names: a status of an earlier chart may be gone. */
export const nameOfStatus = (status: string): string =>
  isOrderStatus(status) ? panelName(status) : 'Status, którego już nie ma';

/** The ways a status may be shown to an audience, in the order in which they are tried. */
export function shownTo(status: OrderStatus, audience: Audience): readonly Shown[] {
  const { panel, client, salesman, pos = salesman, offline = salesman } = viewOf(status);
  const shown = {
    client,
    pos,
    offline,
    staff: { screen: 'order_page', title: panel, subtitle: '' } as const,
  };
  return [shown[audience] ?? []].flat();
}

/** The audience that an order's salesman is; null where its channel has none, or is of a newer release than this page. */
export function salesmanAudience(facts: Pick<Facts, 'salesChannel'>): Audience | null {
  const policy: Readonly<Record<string, { readonly audience: Audience | null }>> = channelPolicy;
  return policy[facts.salesChannel]?.audience ?? null;
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
  const {
    when: _when,
    tone: _tone,
    refetch = false,
    mails = false,
    step = viewOf(status).step,
    ...screen
  } = shown;
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
