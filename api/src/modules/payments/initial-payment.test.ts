import { loadOrder, saveOrder } from '@app/db';
import { listTasks } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import { expect, test } from 'vitest';
import { advanceOrder } from '../order-life/advance-order.ts';
import { runSeededApp } from '../../testing/index.ts';

onEachDatabase('the initial payment', (open) => {
  test('of a lease is made of net parts and their VAT, that of a loan has no VAT', async () => {
    const world = await runSeededApp(open);
    try {
      const lease = await world.createOrder({ own_payment_in_percent: '10' });
      const loan = await world.createOrder({
        external_order_id: 'A-2',
        financing_type: 'b2b_loan',
        own_payment_in_percent: '10',
      });
      expect(await world.call('getPaymentItems', { slug: lease }, undefined)).toEqual({
        amount: '3382.50',
        vat_level: 23,
        items: [
          { name: 'Wpłata własna netto', amount: '2500.00' },
          { name: 'Opłata administracyjna netto', amount: '250.00' },
          { name: 'VAT 23%', amount: '632.50' },
        ],
        form: null,
      });
      expect(await world.call('getPaymentItems', { slug: loan }, undefined)).toMatchObject({
        items: [
          { name: 'Wpłata własna', amount: '3075.00' },
          { name: 'Opłata administracyjna', amount: expect.stringMatching(/^\d+\.\d\d$/u) },
        ],
      });
    } finally {
      await world.stop();
    }
  });

  test('that an administrator refuses has to go back, also when the client pays once more', async () => {
    const world = await runSeededApp(open);
    const { db } = world.ports;
    try {
      const slug = await world.createOrder();
      const order = await loadOrder(db, slug);
      if (order === null) throw new Error('There is no such order');
      const facts = { ...order.facts, paymentCame: true };
      const came = { status: 'initial_payment_manual', facts } as const;
      await db.transaction((tx) => saveOrder(tx, order, came, Date.now()));
      const tasks = async () => (await listTasks(db, order.id)).map(({ type, status }) => [type, status]);
      await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'REJECT_PAYMENT' } });
      expect(await tasks()).toEqual([['other', 'active']]);
      await world.call('openPayment', { slug }, {});
      expect((await world.read(slug)).status).toBe('initial_payment_opened');
      expect(await tasks()).toEqual([['other', 'active']]);
    } finally {
      await world.stop();
    }
  });
});
