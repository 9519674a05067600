import { finishEffect, listOpenEffects, loadOrder, loadUserByEmail, type Order } from '@app/db';
import { demoAccounts, type DemoOrder } from '@app/db/demo';
import { holds, type Actor } from '@app/machines/order';
import { advanceOrder } from '../modules/order-life/advance-order.ts';
import type { Ports } from '../kernel/ports.ts';
import { drawAgreement } from '../modules/signing/prepare-agreement.ts';
import { sellerOf } from './create-demo-order.ts';
import { demoPauses, type DemoClock } from './demo-clock.ts';
import { step, type DemoContext, type DemoStep, type DrawAgreement } from './demo-step.ts';
import { stepsOfApplying } from './steps-of-applying.ts';
import { stepsOfFinancing } from './steps-of-financing.ts';

const steps = { ...stepsOfApplying, ...stepsOfFinancing };
/** No order of the demo has a longer way. */
const maxSteps = 40;

async function userOf(ports: Ports, demo: DemoOrder, actor: Actor): Promise<string | null> {
  if (actor === 'salesman') return sellerOf(ports, demo);
  const account = demoAccounts.find(({ role }) => role === actor);
  return account === undefined ? null : ((await loadUserByEmail(ports.db, account.email))?.id ?? null);
}

function endOf({ ends }: DemoOrder, { status }: Order): DemoStep | null {
  if (ends?.in !== status) return null;
  return ends.by === 'client'
    ? step('client', { type: 'CANCEL' })
    : step('system', { type: 'DEADLINE_PASSED' }, { delay: demoPauses.month });
}

async function nextStep(context: DemoContext): Promise<DemoStep> {
  const { order, demo } = context;
  const next = endOf(demo, order) ?? (await steps[order.status]?.(context));
  if (next === undefined) throw new Error(`No step leads on from ${order.status} to ${demo.status}`);
  return next;
}

/** Whether an order signed online still lacks its signed file, which the signing provider gives a moment later. */
const waitsForFile = ({ facts }: Order): boolean =>
  facts.signed && !facts.signedAgreementStored && holds('electronicSignature', facts);

/**
 * Leads an order to the status of its row, each step by an event through advanceOrder, at the order's own time. One
 * that an interrupted start has left on the way goes on from there.
 */
export async function walkOrder(
  ports: Ports,
  demo: DemoOrder,
  slug: string,
  clock: DemoClock,
  draw: DrawAgreement = drawAgreement,
): Promise<Order> {
  const then: Ports = { ...ports, now: clock.now, wakeOutbox: () => undefined };
  for (let taken = 0; taken < maxSteps; taken += 1) {
    const order = await loadOrder(ports.db, slug);
    if (order === null) throw new Error(`${demo.number} is gone`);
    if (order.status === demo.status && !waitsForFile(order)) return order;
    const { actor, event, delay, write } = await nextStep({ ports: then, demo, order, draw });
    clock.pass(delay);
    const userId = await userOf(ports, demo, actor);
    await advanceOrder(then, {
      slug,
      actor,
      userId,
      event,
      expectedVersion: order.version,
      ...(write ? { write } : {}),
    });
  }
  throw new Error(`${demo.number} does not reach ${demo.status}`);
}

/**
 * Lets deadlines pass that an order's rest has outlived: they raised tasks, as nobody did what was waited for. Answers the
 * order as it is at `present`, in epoch milliseconds.
 */
export async function passDeadlines(
  ports: Ports,
  order: Order,
  clock: DemoClock,
  present: number,
): Promise<Order> {
  const { deadlineAt, slug, version } = order;
  if (deadlineAt === null || deadlineAt >= present) return order;
  clock.pass(Math.max(0, deadlineAt - clock.now()));
  const then: Ports = { ...ports, now: clock.now, wakeOutbox: () => undefined };
  const after = await advanceOrder(then, {
    slug,
    actor: 'system',
    event: { type: 'DEADLINE_PASSED' },
    expectedVersion: version,
  });
  return passDeadlines(ports, after, clock, present);
}

/**
 * Marks the effects of the walk as done: no mail leaves and no provider gets a request for the demo's past. The one
 * exception needs no provider: an agreement that the order waits for is drawn by the outbox once the demo runs.
 */
export async function settleEffects(ports: Ports, { id, status }: Order): Promise<void> {
  const open = await listOpenEffects(ports.db, id);
  const past = open.filter(
    ({ effect }) => !(effect === 'prepareAgreement' && status === 'leasing_decision_ok'),
  );
  await ports.db.transaction(async (tx) => {
    for (const effect of past) await finishEffect(tx, effect.id, ports.now());
  });
}
