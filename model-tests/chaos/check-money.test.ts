import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { insertPayment, loadOrder, recordOperation } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { beginWalk, startsOf } from '../api-walk/begin-walk.ts';
import { openWorld } from '../api-walk/walk-config.ts';
import { checkMoney } from './check-money.ts';
import { newJournal } from './journal.ts';
import { openNotificationProxy } from './money-told.ts';

const dotpay = (change: Readonly<Record<string, string>> = {}): URLSearchParams =>
  new URLSearchParams({
    ...{ operation_number: 'M9929-18619', operation_type: 'payment', operation_status: 'completed' },
    ...{ operation_original_amount: '2460.00', operation_original_currency: 'PLN', ...change },
  });
const blueMedia = (status: string, amount = '1.00'): URLSearchParams => {
  const xml = `<transaction><orderID>v1</orderID><remoteID>BM1</remoteID><amount>${amount}</amount><currency>PLN</currency><paymentStatus>${status}</paymentStatus></transaction>`;
  return new URLSearchParams({ transactions: Buffer.from(xml).toString('base64') });
};

test('a sum is told once, when a server has acknowledged that it came or went', async () => {
  const answers = [503, 200, 200, 200, 200, 200, 200, 200];
  const server = createServer((_, answer) => answer.writeHead(answers.shift() ?? 500).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const journal = newJournal();
  const { port } = server.address() as AddressInfo;
  const proxy = await openNotificationProxy(`http://127.0.0.1:${port}`, journal);
  onTestFinished(async () => {
    await proxy.close();
    server.close();
  });
  const told: number[] = [];
  const tell = async (path: string, body: URLSearchParams): Promise<void> => {
    await fetch(`${proxy.url}${path}`, { method: 'POST', body });
    told.push(journal.money.length);
  };
  await tell('/api/dotpay/notifications', dotpay());
  await tell('/api/dotpay/notifications', dotpay({ operation_status: 'processing' }));
  await tell('/api/dotpay/notifications', dotpay());
  await tell('/api/dotpay/notifications', dotpay());
  const back = { operation_number: 'M9929-18620', operation_type: 'refund' };
  await tell('/api/dotpay/notifications', dotpay(back));
  await tell('/api/bluemedia/notifications', blueMedia('PENDING'));
  await tell('/api/bluemedia/notifications', blueMedia('SUCCESS', '0.00'));
  await tell('/api/bluemedia/notifications', blueMedia('SUCCESS'));
  expect(told).toEqual([0, 0, 1, 1, 2, 2, 2, 3]);
  expect(journal.money).toEqual([
    { number: 'M9929-18619', kind: 'payment', amount: 246_000, currency: 'PLN' },
    { number: 'M9929-18620', kind: 'refund', amount: 246_000, currency: 'PLN' },
    { number: 'BM1', kind: 'payment', amount: 100, currency: 'PLN' },
  ]);
});

onEachDatabase('the check of the money after a chaos run', (open) => {
  test('finds sums that are kept otherwise than they were told, or not at all', async () => {
    const db = await open();
    const world = await openWorld(db);
    const start = startsOf('leaseEcommerce').find(({ facts }) => facts.calculated);
    if (start === undefined) throw new Error('The shop sells no lease');
    const order = await loadOrder(db, await beginWalk(world, start));
    world.stop();
    const orderId = order?.id ?? '';
    const at = world.ports.now();
    await db.transaction(async (tx) => {
      const asked = { kind: 'initial_payment', provider: 'dotpay', amount: 246_000 } as const;
      const channel = {
        providerId: null,
        paymentType: 'online',
        status: 'started',
        redirectUrl: null,
      } as const;
      const { id: paymentId } = await insertPayment(tx, { orderId, ...asked, ...channel }, at);
      const came = { kind: 'payment', status: 'completed', relatedNumber: null, provider: 'dotpay' } as const;
      for (const [number, amount, currency] of [
        ['M1-1', 246_000, 'PLN'],
        ['M1-2', 500, 'PLN'],
        ['M1-3', 900, 'PLN'],
      ] as const)
        await recordOperation(tx, { ...came, orderId, paymentId, number, amount, currency }, at);
    });
    const sum = (number: string, amount: number, currency = 'PLN') =>
      ({ number, kind: 'payment', amount, currency }) as const;
    const told = [sum('M1-1', 246_000), sum('M1-2', 700), sum('M1-3', 900, 'EUR'), sum('M1-4', 100)];
    expect(await checkMoney(db, told)).toEqual({
      findings: [
        {
          counts: 'lost',
          what: 'M1-2, payment of 700 PLN, was acknowledged and is kept as payment of 500 PLN',
        },
        {
          counts: 'lost',
          what: 'M1-3, payment of 900 EUR, was acknowledged and is kept as payment of 900 PLN',
        },
        { counts: 'lost', what: 'M1-4, payment of 100 PLN, was acknowledged and is kept as nothing' },
      ],
      unaccounted: 1_200,
    });
  });
});
