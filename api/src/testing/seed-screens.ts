import { loadOrder, type ShopConfigName } from '@app/db';
import { demoAccounts, demoShops, type DemoOrder } from '@app/db/demo';
import type { OrderStatus } from '@app/machines/order';
import { orderChart, waysToScreens, type Way } from '@app/machines/testing';
import { createDemoOrder } from '../demo/create-demo-order.ts';
import { demoClock, demoPauses } from '../demo/demo-clock.ts';
import type { DemoStep } from '../demo/demo-step.ts';
import { stepsOfApplying } from '../demo/steps-of-applying.ts';
import { stepsOfFinancing } from '../demo/steps-of-financing.ts';
import { settleEffects } from '../demo/walk-order.ts';
import { advanceOrder } from '../modules/order-life/advance-order.ts';
import { drawAgreement } from '../modules/signing/prepare-agreement.ts';
import type { Ports } from '../kernel/ports.ts';

const steps = { ...stepsOfApplying, ...stepsOfFinancing };
/** Drawing an agreement takes half a second: only the order that a test pays and signs needs it. */
const goesOn: OrderStatus = 'initial_payment_link_sent_to_client';

/** The demo's shop of the way's config sells something that its catalogue offers. */
function demoOf({ start, reached }: Way, at: number): DemoOrder {
  const config = start.name.split(' ')[0] as ShopConfigName;
  const selling = demoShops.filter(({ configs }) => configs.includes(config));
  const hasAccount = ({ clientId }: (typeof demoShops)[number]) =>
    demoAccounts.some((account) => account.shop === clientId);
  const shop = selling.find(hasAccount) ?? selling[0];
  if (shop === undefined) throw new Error(`No shop of the demo is a ${config}`);
  const { financingType } = start.facts;
  const category = financingType === 'medical' ? 'dental' : 'photography';
  return {
    number: `SCREEN-${at}`,
    shop: shop.clientId,
    config,
    status: reached.status,
    daysAgo: 0,
    vatId: at % 2 === 0 ? '8143430194' : '8725156294',
    method: reached.facts.method ?? 'qes',
    goods: [['Aparat pełnoklatkowy z obiektywem 24–70 mm f/2,8 i statywem', 1, '30750.00', category]],
    paymentsCount: 24,
  };
}

/** What the demo writes with this event where it takes the same step: company, persons, payment, parcel. */
async function writtenWith(
  ports: Ports,
  demo: DemoOrder,
  slug: string,
  type: string,
): Promise<DemoStep['write']> {
  const order = await loadOrder(ports.db, slug);
  if (order === null) throw new Error(`${demo.number} is gone`);
  const signed = demo.status === goesOn && order.financingType === 'medical';
  if (order.status === 'leasing_decision_ok' && !signed) return undefined;
  const step = await steps[order.status]?.({ ports, order, demo, draw: drawAgreement });
  return step?.event.type === type ? step.write : undefined;
}

async function goTheWay(ports: Ports, way: Way, at: number): Promise<void> {
  const demo = demoOf(way, at);
  const clock = demoClock(ports.now(), demo.daysAgo);
  const then: Ports = { ...ports, now: clock.now, wakeOutbox: () => undefined };
  const { grossPrice: _, initialPayment, ...facts } = way.start.facts;
  // What is owed is what the catalogue says, unless the way needs an offer without an initial payment.
  const told = initialPayment === 0 ? { ...facts, initialPayment } : facts;
  const { slug } = await createDemoOrder(then, demo, told);
  for (const { actor, ...event } of way.events) {
    clock.pass(demoPauses.minutes);
    const write = await writtenWith(then, demo, slug, event.type);
    await advanceOrder(then, { slug, actor, event, ...(write ? { write } : {}) });
  }
  const order = await loadOrder(ports.db, slug);
  if (order?.status !== way.reached.status)
    throw new Error(`${demo.number} rests in ${order?.status} and not in ${way.reached.status}`);
  await settleEffects(then, order);
}

/** Seeds an order for each thing that a client or a salesman can be shown, each come there by events alone. */
export async function seedScreens(ports: Ports): Promise<void> {
  const ways = (['client', 'salesman'] as const).flatMap((reader) => waysToScreens(orderChart, reader));
  for (const [at, way] of ways.entries()) await goTheWay(ports, way, at);
}
