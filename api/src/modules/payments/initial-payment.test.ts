import { onEachDatabase } from '@app/db/testing';
import { expect, test } from 'vitest';
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
});
