import {
  loadOrder,
  newCompany,
  newPerson,
  replacePersons,
  saveCompany,
  type Database,
  type Order,
} from '@app/db';
import { insertEffects } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import { addressExample } from '@app/machines/fields/examples';
import { expect, onTestFinished, test, vi } from 'vitest';
import { performers } from '../../performers.ts';
import { ProviderUnavailable, type MailRequest, type Providers } from '../../providers/ports.ts';
import { seedShop, shopKey, walkingApp, type WalkingApp } from '../../testing/index.ts';
import { send } from '../../testing/send-call.ts';
import { startOutboxWorker } from '../order-life/outbox/outbox-worker.ts';

onEachDatabase('the letter about the courier', (open) => {
  /** An order with two signers that asks for a courier and for the letter about him, and nothing else. */
  async function ask(db: Database, { app, ports }: WalkingApp): Promise<Order> {
    const headers = { authorization: `Bearer ${shopKey}` };
    const laptop = { name: 'Laptop', quantity: 1, gross_price: '30750.00', gross_price_selected: true };
    const body = {
      external_order_id: 'A-1',
      order_items_attributes: [{ ...laptop, category: 'computers' }],
      payments_count: 36,
      user_attributes: { full_name: 'Jan Kowalski', email: 'jan@firma.example', phone: '600100200' },
    };
    const { slug } = (await send(app, 'createEcommerceOrder', {}, body, headers)) as { slug: string };
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is gone');
    const seat = { ...addressExample, street: 'Długa', buildingNumber: '1', apartmentNumber: null };
    const office = { ...seat, street: 'Prosta', buildingNumber: '51', apartmentNumber: '3' };
    const addresses = [
      { ...seat, postalCode: '00-238', city: 'Warszawa', correspondence: false },
      { ...office, postalCode: '00-838', city: 'Warszawa', correspondence: true },
    ];
    const signer = (firstName: string, lastName: string, email: string) => ({
      ...newPerson(),
      ...{ firstName, lastName, email, willSign: true },
    });
    const data = { seq: order.version, status: order.status };
    await db.transaction(async (tx) => {
      await saveCompany(
        tx,
        order.id,
        { ...newCompany('5261040828'), name: 'Łąka sp. z o.o.', addresses },
        ports.now(),
      );
      await replacePersons(tx, order.id, [
        signer('Jan', 'Kowalski', 'jan@firma.example'),
        signer('Anna', 'Nowak', 'anna@firma.example'),
      ]);
      await tx.kysely.deleteFrom('outbox').where('orderId', '=', order.id).execute();
      const asked = (['orderCourier', 'notifyCourier'] as const).map((effect) => ({
        ...{ effect, key: effect, data },
      }));
      await insertEffects(tx, order.id, asked, ports.now());
    });
    return order;
  }

  test('goes to each signer once the courier has given a number, and names it', async () => {
    const db = await open();
    await seedShop(db);
    const world = walkingApp(db);
    onTestFinished(world.stop);
    const order = await ask(db, world);
    const letters: MailRequest[] = [];
    let isAway = true;
    const courier: Providers['courier'] = {
      async orderCourier() {
        if (isAway) throw new ProviderUnavailable('the courier is away');
        return { parcelId: 'parcel-1', trackingNumber: 'SYM0123456789PL' };
      },
      cancelCourier: async () => undefined,
    };
    const mail = { sendMail: async (one: MailRequest) => void letters.push(one), close: () => undefined };
    const ports = { ...world.ports, providers: { ...world.ports.providers, courier, mail } };
    const worker = startOutboxWorker(() => ports, performers);
    const rows = () =>
      db.kysely.selectFrom('outbox').select(['effect', 'attempts', 'doneAt']).orderBy('id').execute();

    worker.wake();
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1), 10_000);
    world.clock.now += 1_000;
    isAway = false;
    await vi.waitFor(async () => {
      worker.wake();
      expect((await rows()).every(({ doneAt }) => doneAt !== null)).toBe(true);
    }, 10_000);
    await worker.stop(5_000);

    expect(letters.map(({ to }) => to)).toEqual(['jan@firma.example', 'anna@firma.example']);
    const said = letters.map(({ text }) => text.replaceAll('\u00a0', ' ').split('\n\n'));
    const facts = [
      `Numer wniosku: ${order.number}`,
      'Firma: Łąka sp. z o.o.',
      'Zamówienie: Laptop',
      'Adres: Prosta 51/3, 00-838 Warszawa',
      'Numer przesyłki: SYM0123456789PL',
      'Podpisują: Jan Kowalski, Anna Nowak',
    ].join('\n');
    expect(said.map(([, greeting]) => greeting)).toEqual([
      'Dzień dobry, Jan Kowalski',
      'Dzień dobry, Anna Nowak',
    ]);
    expect(said.map((parts) => parts.find((part) => part.startsWith('Numer wniosku')))).toEqual([
      facts,
      facts,
    ]);
    expect(said.map((parts) => parts.some((part) => part.includes(`/orders/${order.slug}`)))).toEqual([
      true,
      false,
    ]);
    for (const parts of said) {
      expect(parts).toContain(
        'Podczas wizyty kuriera muszą być obecne wszystkie osoby, które podpisują umowę.',
      );
      expect(parts).toContain(
        'Jeśli adres albo termin się nie zgadza, zadzwoń do nas, zanim kurier przyjedzie: 22 100 20 30.',
      );
    }
    const reply = (await send(world.app, 'getOrder', { slug: order.slug }, undefined)) as {
      courier_number: string | null;
    };
    expect(reply.courier_number).toBe('SYM0123456789PL');
  });
});
