import {
  insertSignature,
  listPersons,
  listSignatures,
  loadOrder,
  lockOrder,
  newPerson,
  replacePersons,
  saveOrder,
  type Database,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { Facts, OrderStatus } from '@app/machines/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveWebhook } from '../order-life/inbox/receive-webhook.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import type { SigningEvent } from '../../providers/ports.ts';
import { signingWebhook } from './signing-webhook.ts';

const jan = { firstName: 'Jan', lastName: 'Nowak', email: 'jan@firma.example' };
const ewa = { firstName: 'Ewa', lastName: 'Lis', email: 'ewa@firma.example' };

onEachDatabase('two who sign an agreement', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    world.hold(true);
  });
  afterAll(() => world.stop());

  /** An order that waits for Jan's and Ewa's signatures in a process at the provider. */
  async function begin(status: OrderStatus, facts: Partial<Facts>) {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await world.reached(slug, 'form_saved');
    const processId = `process of ${slug}`;
    const id = await db.transaction(async (tx) => {
      const order = await lockOrder(tx, slug);
      if (order === null) throw new Error('The order is there');
      await replacePersons(
        tx,
        order.id,
        [jan, ewa].map((who) => ({ ...newPerson(), ...who, willSign: true })),
      );
      const signers = (await listPersons(tx, order.id)).map((person) => ({
        personId: person.id,
        signed: false,
      }));
      const begun = { kind: 'agreement', provider: 'autenti', processId, status: 'STARTED' } as const;
      await insertSignature(tx, { orderId: order.id, ...begun, signers }, Date.now());
      await saveOrder(tx, order, { status, facts: { ...order.facts, ...facts } }, Date.now());
      return order.id;
    });
    let told = 0;
    /** The provider reports a status of the process, and of each signer whether he has signed. */
    const report = async (state: SigningEvent['status'], ...signed: readonly boolean[]) => {
      const outcome = state === 'COMPLETED' ? 'completed' : 'pending';
      const signers = [jan, ewa].map(({ email }, index) => ({ email, signed: signed[index] ?? false }));
      const event: SigningEvent = {
        id: `${processId} ${(told += 1)}`,
        orderRef: processId,
        status: state,
        outcome,
        signers,
      };
      await receiveWebhook(world.ports, signingWebhook, event, '[]');
    };
    /** The order's status, that of its process as it is stored, and what its page says of the signers. */
    const now = async () => {
      const { status: rests, signers_attributes } = await world.read(slug);
      return [
        rests,
        (await listSignatures(db, id)).at(-1)?.status,
        signers_attributes.map(({ full_name, signed }) => `${full_name}: ${signed}`),
      ];
    };
    return { slug, report, now };
  }

  const loan = {
    flowType: 'salesman',
    method: 'autenti_v3',
    paid: true,
    identityVerified: true,
    agreementPrepared: true,
  } as const;

  test('are shown with who has signed, and the order leads nobody to a signature', async () => {
    const { slug, report, now } = await begin('initial_payment_accepted', { ...loan, method: 'qes' });
    expect(await now()).toEqual([
      'initial_payment_accepted',
      'STARTED',
      ['Jan Nowak: false', 'Ewa Lis: false'],
    ]);
    await report('STARTED', false, true);
    expect(await now()).toEqual([
      'initial_payment_accepted',
      'STARTED',
      ['Jan Nowak: false', 'Ewa Lis: true'],
    ]);
    const { facts, redirect_url } = await world.read(slug);
    expect([facts.signer_signed, redirect_url]).toEqual([true, null]);
    await report('COMPLETED', true, true);
    expect(await now()).toEqual(['agreement_signed', 'COMPLETED', []]);
  });

  test.each<[string, readonly [SigningEvent['status'], ...boolean[]][]]>([
    [
      'one after the other',
      [
        ['STARTED', true, false],
        ['SIGNED', true, true],
        ['COMPLETED', true, true],
      ],
    ],
    [
      'at once',
      [
        ['SIGNED', true, true],
        ['COMPLETED', true, true],
      ],
    ],
    ['by the end alone', [['COMPLETED', true, true]]],
    [
      'twice',
      [
        ['SIGNED', true, true],
        ['SIGNED', true, true],
        ['COMPLETED', true, true],
        ['COMPLETED', true, true],
      ],
    ],
    [
      'the end before the signatures',
      [
        ['COMPLETED', true, true],
        ['SIGNED', true, true],
        ['STARTED', true, false],
      ],
    ],
  ])('have signed when the process is completed, told %s', async (_how, reports) => {
    const { slug, report, now } = await begin('initial_payment_accepted', loan);
    for (const [state, ...signed] of reports) {
      await report(state, ...signed);
      const [, stored] = await now();
      expect((await loadOrder(db, slug))?.facts.signed).toBe(stored === 'COMPLETED');
    }
    expect((await now()).slice(0, 2)).toEqual(['autenti_agreement_signed', 'COMPLETED']);
  });

  test('have signed nothing while the process is open, though all have', async () => {
    const { report, now } = await begin('initial_payment_accepted', loan);
    await report('SIGNED', true, true);
    expect(await now()).toEqual(['initial_payment_accepted', 'SIGNED', ['Jan Nowak: true', 'Ewa Lis: true']]);
  });

  test('are kept as the provider reports them where the chart does not move', async () => {
    const { report, now } = await begin('agreement_signed', { ...loan, signed: true });
    await report('COMPLETED', true, true);
    expect((await now()).slice(0, 2)).toEqual(['agreement_signed', 'COMPLETED']);
  });
});
