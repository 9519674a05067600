import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSimulators } from '../testing/running-simulators.ts';
import { decisionEngine, decisionSignature } from './decision-engine.ts';

let world: Awaited<ReturnType<typeof runSimulators>>;
beforeAll(async () => {
  world = await runSimulators();
});
afterAll(() => world.stop());

const ask = (key: string, amount: number) => ({
  key,
  reference: `ref-${key}`,
  orderNumber: '100123',
  financingType: 'lease',
  vatId: '8143430194',
  companyName: 'STUDIO FOTOGRAFII JAN KOWALSKI',
  amount,
  turnoverFrom: null,
  yearsInBusiness: 12,
  ownPaymentInPercent: 10,
  paymentsCount: 36,
  conditionsAccepted: false,
  decidedBy: 'engine' as const,
  deviceFingerprint: null,
  fillTiming: {},
});
const read = async () => {
  const { body, headers } = await world.inbox.next();
  return world.providers.decisionEngine.parseNotification(body, headers);
};

test('the automatic amounts of the table are decided by themselves', async () => {
  for (const amount of [1_000_000, 1_500_000, 2_200_000]) {
    await world.providers.decisionEngine.submit(ask(`auto-${amount}`, amount));
  }
  const decisions = await Promise.all([read(), read(), read()]);
  const events = decisions.flatMap((decision) => (decision.ok ? decision.events : []));
  const outcomes = events.map(({ orderRef, outcome, conditions }) => ({ orderRef, outcome, conditions }));
  expect(outcomes.toSorted((left, right) => left.orderRef.localeCompare(right.orderRef))).toEqual([
    { orderRef: 'ref-auto-1000000', outcome: 'approved', conditions: null },
    {
      orderRef: 'ref-auto-1500000',
      outcome: 'conditional',
      conditions: { ownPaymentInPercent: 20, paymentsCount: 24 },
    },
    { orderRef: 'ref-auto-2200000', outcome: 'rejected', conditions: null },
  ]);
});

test.each(['approved', 'rejected', 'conditional'])(
  'a larger amount waits until someone presses: %s',
  async (outcome) => {
    const application = ask(`press-${outcome}`, 5_000_000);
    const { applicationId } = await world.providers.decisionEngine.submit(application);
    expect(await world.providers.decisionEngine.submit(application)).toEqual({ applicationId });
    await world.press('decision-engine', outcome);
    expect(await read()).toMatchObject({
      events: [{ id: `decision:${applicationId}`, orderRef: application.reference, outcome }],
    });
  },
);

test('a decision under another signature and one of another shape are refused', async () => {
  await world.providers.decisionEngine.submit(ask('signed', 5_000_000));
  await world.press('decision-engine', 'rejected');
  const { body, headers } = await world.inbox.next();
  const { decisionEngine } = world.providers;
  const changed = body.replace('rejected', 'approved');
  expect(decisionEngine.parseNotification(changed, headers)).toMatchObject({
    ok: false,
    reason: 'signature',
    reply: { status: 401 },
  });
  expect(decisionEngine.parseNotification(body, new Headers())).toMatchObject({
    ok: false,
    reason: 'signature',
  });
});

test('while the secret is changed a decision may be signed with the new one or the old, and with no other', async () => {
  const { url } = world.simulators.settings.decisionEngine;
  const body = JSON.stringify({ id: 'd-1', reference: 'ref-1', outcome: 'approved' });
  const changing = decisionEngine({ url, keys: ['new', 'old'] });
  const outcomes = (key: string) => {
    const headers = new Headers({ 'x-signature': decisionSignature(body, key) });
    return changing.parseNotification(body, headers).ok;
  };
  expect([outcomes('new'), outcomes('old'), outcomes('older'), outcomes('new,old')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
