import { Hono } from 'hono';
import { groszOf } from '../amount.ts';
import { authorized } from '../simulation/authorized.ts';
import { delay, say } from '../simulation/simulation.ts';
import type { Press, Simulation, Simulator } from '../simulation/simulation.ts';
import type { Item, ItemState } from '../simulation/store.ts';
import { decisionSignature } from './decision-engine.ts';
import { conditionsFor, rowFor } from './decision-table.ts';
import type { Application } from './decision-table.ts';
import { zloty } from '../simulation/format.ts';

type SimulatedApplication = Application & {
  readonly reference: string;
  readonly orderNumber: string;
  readonly companyName: string;
  readonly financingType: string;
};
type Outcome = 'approved' | 'rejected' | 'conditional';

const states: Readonly<Record<Outcome, ItemState>> = {
  approved: 'succeeded',
  rejected: 'failed',
  conditional: 'conditional',
};
const names: Readonly<Record<Outcome, string>> = {
  approved: 'pozytywna',
  rejected: 'negatywna',
  conditional: 'warunkowa',
};
const automatic = 1_000;
const financingNames: Readonly<Record<string, string>> = {
  lease: 'Leasing',
  b2b_loan: 'Pożyczka dla firm',
  medical: 'Finansowanie medyczne',
  industry: 'Maszyny i urządzenia',
  plm: 'Program producenta',
};

/** The decision engine: decides by its published table, by itself only where the table says so. */
export function simulateDecisionEngine(simulation: Simulation): Simulator {
  const { store, settings } = simulation;
  const [key] = settings.decisionEngine.keys;
  const collection = store.collection<SimulatedApplication>('decision-engine');
  const wire = new Hono();
  wire.use(authorized(`Bearer ${key}`));

  wire.post('/applications', async (context) => {
    const application = applicationOf(await context.req.json<Record<string, unknown>>());
    if (!application) return context.json({ error: 'invalid application' }, 422);
    const { item, repeated } = collection.add(
      context.req.header('idempotency-key') ?? crypto.randomUUID(),
      'pending',
      application,
    );
    const row = rowFor(application);
    if (!repeated && row.comes === 'samo') decide(item, row.outcome, automatic);
    return context.json({ id: item.id }, 202);
  });

  function decide(item: Item<SimulatedApplication>, outcome: Outcome, wait = 0): void {
    const { reference, ...application } = item.data;
    const required = conditionsFor(application);
    const conditions = {
      own_payment_in_percent: required.ownPaymentInPercent,
      payments_count: required.paymentsCount,
    };
    collection.save(item.id, states[outcome], item.data);
    const body = JSON.stringify({
      id: item.id,
      reference,
      outcome,
      ...(outcome === 'conditional' ? { conditions } : {}),
    });
    const headers = { 'Content-Type': 'application/json', 'X-Signature': decisionSignature(body, key) };
    say(simulation, item, { path: '/api/decision_engine/notifications', headers, body }, wait);
  }

  return {
    provider: 'decision-engine',
    wire,
    press(pressed, action) {
      const item = pressed as Item<SimulatedApplication>;
      if (action === 'repeat') store.notifications.repeat(item.id);
      if (action === 'delay') decide(item, rowFor(item.data).outcome, delay);
      if (action === 'approved' || action === 'rejected' || action === 'conditional') decide(item, action);
    },
    show(item) {
      const application = (item as Item<SimulatedApplication>).data;
      const row = rowFor(application);
      return {
        title: `Wniosek ${application.orderNumber}, ${zloty(application.amount)}`,
        facts: [
          ['Firma', application.companyName],
          [
            'Finansowanie',
            `${financingNames[application.financingType] ?? application.financingType}, wpłata ${application.ownPaymentInPercent}%, rat: ${application.paymentsCount}`,
          ],
          [
            'Obrót',
            application.turnoverFrom === null
              ? 'nie pytano'
              : `od ${zloty(application.turnoverFrom)} rocznie`,
          ],
          [
            'Lata działalności',
            application.yearsInBusiness === null ? 'nieznane' : String(application.yearsInBusiness),
          ],
          ['Według tabeli', `${names[row.outcome]} (${row.when}), ${row.comes}`],
        ],
        presses: item.state === 'pending' ? outcomes : [{ action: 'repeat', label: 'Powtórz' }],
      };
    },
  };
}

const outcomes: readonly Press[] = [
  { action: 'approved', label: 'Pozytywna', tone: 'primary' },
  { action: 'conditional', label: 'Warunkowa' },
  { action: 'rejected', label: 'Negatywna', tone: 'refuse' },
  { action: 'delay', label: 'Opóźnij o minutę' },
];

function applicationOf(body: Record<string, unknown>): SimulatedApplication | undefined {
  const amount = groszOf(String(body['amount']));
  if (amount === undefined || typeof body['reference'] !== 'string') return undefined;
  const turnover = body['turnover_from'];
  const years = body['years_in_business'];
  return {
    reference: body['reference'],
    orderNumber: String(body['order_number']),
    companyName: String(body['company_name']),
    financingType: String(body['financing_type']),
    amount,
    turnoverFrom: typeof turnover === 'string' ? (groszOf(turnover) ?? null) : null,
    yearsInBusiness: typeof years === 'number' ? years : null,
    ownPaymentInPercent: Number(body['own_payment_in_percent']),
    paymentsCount: Number(body['payments_count']),
    conditionsAccepted: body['conditions_accepted'] === true,
    decidedBy: body['decided_by'] === 'person' ? 'person' : 'engine',
  };
}
