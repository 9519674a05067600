import { listPersons, loadOrder, newPerson, replacePersons, saveOrder } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import type { BodyOf, ReplyOf } from '@app/machines/contract';
import type { Facts } from '@app/machines/order';
import { expect, onTestFinished, test } from 'vitest';
import { runApp, seedShop } from '../../testing/index.ts';
import { advanceOrder } from '../order-life/advance-order.ts';

const barred =
  'Poręczenia nie można podpisać zwykłym podpisem online. Odnów umowę z podpisem kwalifikowanym.';

onEachDatabase('of a loan that is signed online', (open) => {
  test.each([
    ['demo', false],
    ['production', true],
  ] as const)('no guarantee is signed so in production: %s', async (mode, isBarred) => {
    const db = await open();
    await seedShop(db);
    const world = await runApp(db, { mode });
    onTestFinished(world.stop);
    const admin = await world.signIn('admin@test.example');
    await world.call('confirmPassword', {}, { password: demoPassword }, admin);

    /** A signed loan of which one person may guarantee, and does where `guarantee` says so. */
    async function signed(guarantee: boolean) {
      const slug = await world.createOrder();
      const order = await loadOrder(db, slug);
      if (order === null) throw new Error('The order is there');
      const facts: Facts = {
        ...order.facts,
        ...({ financingType: 'b2b_loan', method: 'autenti_v3', flowType: 'salesman', guarantee } as const),
        ...{ companyKnown: true, formSubmitted: true, identityVerified: true },
        ...{ paid: true, signed: true, agreementPrepared: true },
      };
      await db.transaction(async (tx) => {
        const person = { ...newPerson(), firstName: 'Ewa', lastName: 'Lis', guarantor: guarantee };
        await replacePersons(tx, order.id, [person]);
        await saveOrder(tx, order, { status: 'autenti_agreement_signed', facts }, Date.now());
      });
      const [person] = await listPersons(db, order.id);
      return { slug, person: person?.id ?? '' };
    }
    const said = async (answer: Response) => [
      answer.status,
      ((await answer.json()) as { error?: string }).error,
    ];
    const send = (method: 'PATCH' | 'POST', path: string, body: object) =>
      world.app.request(path, {
        method,
        headers: { 'content-type': 'application/json', ...admin },
        body: JSON.stringify(body),
      });
    async function renew(guarantee: boolean, kind: BodyOf<'renewAgreement'>['kind']) {
      const { slug, person } = await signed(guarantee);
      const body = { kind, guarantors: [person] };
      const preview = { call: 'renewAgreement', body };
      return [
        await said(await send('POST', `/api/superadmin/orders/${slug}/previews`, preview)),
        await said(await send('PATCH', `/api/superadmin/orders/${slug}/renew_agreement/none`, body)),
      ];
    }
    async function forceRenewal(guarantee: boolean) {
      const { slug } = await signed(guarantee);
      const path = `/api/superadmin/orders/${slug}/explanations`;
      const answer = await world.app.request(path, { headers: admin });
      const { moves } = (await answer.json()) as ReplyOf<'explainOrder'>;
      const event = { type: 'FORCE', to: 'renew', reason: 'Umowa wygasła' } as const;
      const forced = await advanceOrder(world.ports, { slug, actor: 'admin', event }).then(
        ({ status }) => String(status),
        (error: { readonly reason: string }) => error.reason,
      );
      const offered = moves.find(({ to }) => String(to) === 'renew');
      return [
        offered?.event ?? null,
        offered?.forcible,
        offered?.lacks.map(({ sentence }) => sentence),
        forced,
      ];
    }
    const taken = [200, undefined];
    const refused = isBarred ? [409, barred] : taken;

    expect(await renew(false, 'with_guarantee')).toEqual([refused, refused]);
    expect(await renew(false, 'guarantee_only')).toEqual([refused, refused]);
    expect(await renew(true, 'v3')).toEqual([refused, refused]);
    expect(await renew(true, 'qes')).toEqual([taken, taken]);
    expect(await renew(false, 'v3')).toEqual([taken, taken]);
    const renewal = 'RENEW_AGREEMENT';
    expect(await forceRenewal(false)).toEqual([renewal, false, [], 'renew']);
    expect(await forceRenewal(true)).toEqual([renewal, false, [], isBarred ? barred : 'renew']);
  });
});
