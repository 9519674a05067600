import { loadApplication, loadShop } from '@app/db';
import { IncompleteOrder } from '../../kernel/refusals.ts';
import type { EffectAttempt, Performer } from '../order-life/outbox/performer.ts';
import { RegistryUnavailable } from '../../providers/ports.ts';

/** The lower bound of each band of yearly turnover, in grosz. */
const turnoverFrom: Readonly<Record<string, number>> = {
  under_500: 0,
  '500_2000': 50_000_000,
  '2000_10000': 200_000_000,
  '10000_30000': 1_000_000_000,
  '30000_100000': 3_000_000_000,
  over_100000: 10_000_000_000,
};

const yearMs = 365.25 * 24 * 60 * 60_000;

/** Full years since the registry says that the company began; null while the registry does not say. */
async function yearsInBusiness({ ports }: EffectAttempt, vatId: string): Promise<number | null> {
  try {
    const lookup = await ports.providers.companyRegistry.lookUpCompany(vatId);
    if (!lookup.found || lookup.company.startedOn === null) return null;
    return Math.max(0, Math.floor((ports.now() - Date.parse(lookup.company.startedOn)) / yearMs));
  } catch (error) {
    if (error instanceof RegistryUnavailable) return null;
    throw error;
  }
}

/** The application is whole: persons, company and contact are stored. */
export const submitApplication: Performer = async ({ ports, order }) => {
  const { company, persons } = await loadApplication(ports.db, order.id);
  if (company === null || !persons.some(({ willSign }) => willSign))
    throw new IncompleteOrder('An application without company or signing person');
  return { event: { type: 'SUBMIT_APPLICATION' } };
};

/** Our reference of a submission: the order and the history row that asked for it, so that an old decision is known as old. */
export const decisionReference = (orderId: string, seq: number): string => `${orderId}.${seq}`;

async function submit(attempt: EffectAttempt, conditionsAccepted: boolean) {
  const { ports, order, effect } = attempt;
  const { company } = await loadApplication(ports.db, order.id);
  if (company === null) throw new IncompleteOrder('An application without a company');
  const shop = await loadShop(ports.db, order.shopId);
  const { seq } = effect.data as { seq: number };
  await ports.providers.decisionEngine.submit({
    key: effect.key,
    reference: decisionReference(order.id, seq),
    orderNumber: order.number,
    financingType: order.financingType,
    vatId: company.vatId,
    companyName: company.name ?? '',
    amount: order.grossPrice ?? 0,
    turnoverFrom: company.yearlyTurnover === null ? null : (turnoverFrom[company.yearlyTurnover] ?? null),
    yearsInBusiness: await yearsInBusiness(attempt, company.vatId),
    ownPaymentInPercent: Number(order.ownPaymentInPercent ?? 0),
    paymentsCount: order.paymentsCount ?? 1,
    conditionsAccepted,
    decidedBy: shop?.settings.decisionEngine === 'manual' ? 'person' : 'engine',
    deviceFingerprint: company.bureauData?.fingerprint ?? null,
    fillTiming: company.bureauData?.fillTiming ?? {},
  });
}

/** The decision engine gets the application; its notification answers. */
export const submitToDecisionEngine: Performer = (attempt) => submit(attempt, false);

/** The same once more, on the conditions that the client accepted. */
export const submitAcceptedConditions: Performer = (attempt) => submit(attempt, true);
