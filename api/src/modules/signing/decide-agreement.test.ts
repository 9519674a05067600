import { listPersons, loadOrder, newPerson, replacePersons, saveOrder } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { runApp, seedShop } from '../../testing/index.ts';

onEachDatabase('a renewal with a guarantee of a loan that is signed online', (open) => {
  test.each([
    ['demo', 200],
    ['production', 409],
  ] as const)('is answered in %s with %i', async (mode, status) => {
    const db = await open();
    await seedShop(db);
    const world = await runApp(db, { mode });
    onTestFinished(world.stop);
    const slug = await world.createOrder();
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is there');
    const facts = {
      ...order.facts,
      ...({ financingType: 'b2b_loan', method: 'autenti_v3', flowType: 'salesman' } as const),
      ...{ paid: true, signed: true, agreementPrepared: true },
    };
    await db.transaction(async (tx) => {
      await replacePersons(tx, order.id, [{ ...newPerson(), firstName: 'Ewa', lastName: 'Lis' }]);
      await saveOrder(tx, order, { status: 'autenti_agreement_signed', facts }, Date.now());
    });
    const [person] = await listPersons(db, order.id);
    const admin = await world.signIn('admin@test.example');
    await world.call('confirmPassword', {}, { password: demoPassword }, admin);
    const answer = await world.app.request(`/api/superadmin/orders/${slug}/renew_agreement/none`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...admin },
      body: JSON.stringify({ kind: 'with_guarantee', guarantors: [person?.id] }),
    });
    expect(answer.status).toBe(status);
  });
});
