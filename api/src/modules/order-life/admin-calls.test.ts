import {
  insertSignature,
  listOrderEvents,
  listPersons,
  listSignatures,
  loadOrder,
  newId,
  newPerson,
  replacePersons,
  saveOrder,
  type Database,
} from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import type { OrderStatus } from '@app/machines/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewIn, runSeededApp, type RunningApp } from '../../testing/index.ts';

interface Said {
  readonly status: number;
  readonly said: Record<string, unknown>;
}

onEachDatabase('an administrator', (open) => {
  let db: Database;
  let world: RunningApp;
  let admin: Record<string, string>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    admin = await world.signIn('admin@test.example');
    await world.call('confirmPassword', {}, { password: demoPassword }, admin);
  });
  afterAll(() => world.stop());

  let orders = 0;
  async function orderIn(status: OrderStatus, facts: object = {}): Promise<string> {
    orders += 1;
    const slug = await world.createOrder({ external_order_id: `P-${orders}` });
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('There is no such order');
    await db.transaction((tx) =>
      saveOrder(tx, order, { status, facts: { ...order.facts, ...facts } }, Date.now()),
    );
    return slug;
  }

  const put = async (path: string, body: object, method = 'PUT'): Promise<Said> => {
    const headers = { 'content-type': 'application/json', ...admin };
    const answer = await world.app.request(`/api/superadmin/orders/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    const said = (await answer.json()) as Record<string, unknown>;
    const preview = previewIn(said);
    return preview === null ? { status: answer.status, said } : put(path, { ...body, preview }, method);
  };

  test('names an order by its id as well as by its slug, which opens nothing to a client (ADMIN-063, 073, 074)', async () => {
    const slug = await orderIn('sumup');
    const id = (await loadOrder(db, slug))?.id ?? '';
    const ask = async (path: string, headers: Record<string, string> = admin) => {
      const answer = await world.app.request(path, { headers });
      return [answer.status, await answer.json()] as const;
    };
    const staff = (name: string) => `/api/superadmin/orders/${name}`;
    for (const part of ['', '/potential_frauds', '/attachments', '/company_orders']) {
      const bySlug = await ask(staff(`${slug}${part}`));
      expect(bySlug[0]).toBe(200);
      expect(await ask(staff(`${id}${part}`))).toEqual(bySlug);
    }
    expect((await put(id, { external_order_id: 'Z-9' })).status).toBe(200);
    expect((await loadOrder(db, slug))?.externalOrderId).toBe('Z-9');
    const strangers = [staff(newId()), staff(`${slug}x`)].map(async (path) => (await ask(path))[0]);
    const client = ask(`/api/orders/${id}`, {}).then(([status]) => status);
    expect(await Promise.all([...strangers, client])).toEqual([404, 404, 404]);
  });

  test('sends his moves to the addresses that the specification names', async () => {
    const [paid, sent, accepted, refused, moved, changed] = await Promise.all([
      orderIn('test_payment_manual'),
      orderIn('siemens_agreement_accepted'),
      orderIn('agreement_signed', { signed: true, signedAgreementStored: true }),
      orderIn('agreement_signed'),
      orderIn('sumup'),
      orderIn('agreement_accepted'),
    ]);
    const answers = [
      await put(`dotpay_decisions/${paid}`, { payment: 'test_payment', decision: 'accept' }),
      await put(`shipping_numbers/${sent}`, { shipping_number: 'PL123' }),
      await put(`agreement_statuses/${accepted}`, { status: 'accepted' }),
      await put(`agreement_statuses/${refused}`, { status: 'rejected', reason: 'Zły podpis' }),
      await put(`statuses/${moved}`, { status: 'complement_company_and_user', reason: 'Próba' }),
      await put(`poweradmin/${changed}`, { cash_payment_allowed: false, reason: 'Ustalono' }),
    ];
    expect(
      answers.map(({ status, said }) => [
        status,
        said['status'],
        said['agreement_status'],
        said['shipping_number'],
        said['cash_payment_allowed'],
      ]),
    ).toEqual([
      [200, 'test_payment_manual_accepted', null, null, true],
      [200, 'shipped', null, 'PL123', true],
      [200, 'agreement_accepted_by_admin', 'accepted_by_admin', null, true],
      [200, 'rejected_by_admin', 'rejected_by_admin', null, true],
      [200, 'complement_company_and_user', null, null, true],
      [200, 'agreement_accepted', null, null, false],
    ]);
  });

  test('vouches for an identity under his name, with the reason, and cannot force it', async () => {
    const slug = await orderIn('form_saved', { companyKnown: true, method: 'qes', formSubmitted: true });
    const forced = await put(`statuses/${slug}`, { status: 'identity_confirmed', reason: 'Próba' });
    expect([forced.status, forced.said['error'] ?? forced.said['message']]).toEqual([
      409,
      'Tego statusu nie można wymusić. Tożsamość osób podpisujących nie jest jeszcze potwierdzona. (dostawca podpisu, bank, sprzedawca albo administrator, który ją zapisuje)',
    ]);
    const unexplained = await put(`${slug}/identity_records`, { reason: ' ' }, 'POST');
    expect(unexplained.status).toBe(422);
    const recorded = await put(`${slug}/identity_records`, { reason: 'Dowód okazany w biurze' }, 'POST');
    expect([recorded.status, recorded.said['status']]).toEqual([200, 'identity_confirmed']);
    const order = await loadOrder(db, slug);
    const [last] = (await listOrderEvents(db, order?.id ?? '')).filter(
      ({ event }) => event === 'RECORD_IDENTITY',
    );
    expect(last).toMatchObject({
      actor: 'admin',
      reason: 'Dowód okazany w biurze',
      factsPatch: { identityVerified: true },
      forced: false,
    });
    expect(last?.userId).not.toBeNull();
  });

  test('is told that the slug is missing, and which answers an agreement can get', async () => {
    expect(await put('statuses', { status: 'finished' })).toEqual({
      status: 404,
      said: { error: 'No order slug provided', code: 'no_slug' },
    });
    const slug = await orderIn('agreement_signed');
    const { status, said } = await put(`agreement_statuses/${slug}`, { status: 'accepted_by_admin' });
    expect([status, said['errors']]).toEqual([422, [{ status: 'Wybierz jedną z możliwości' }]]);
  });

  test('says that the courier is back with the signed agreement: he is not on the way any more', async () => {
    const slug = await orderIn('resent', { method: 'delivery' });
    const { id = '' } = (await loadOrder(db, slug)) ?? {};
    const parcel = {
      kind: 'agreement',
      provider: 'courier',
      processId: 'parcel',
      status: 'STARTED',
    } as const;
    await db.transaction((tx) => insertSignature(tx, { orderId: id, ...parcel }, Date.now()));
    const unseen = await put(`statuses/${slug}`, { status: 'signed' });
    expect([unseen.status, unseen.said['reason']]).toEqual([409, 'Dodaj skan podpisanej umowy.']);
    const attachment_id = await world.addScan(slug, admin);
    expect((await put(`statuses/${slug}`, { status: 'signed', attachment_id })).said['status']).toBe(
      'signed',
    );
    expect((await listSignatures(db, id)).map(({ status }) => status)).toEqual(['COMPLETED']);
  });

  test('renews with a guarantee of whom he names, and refuses one of nobody and a lease signed by a simple signature', async () => {
    const slug = await orderIn('agreement_signed', { paid: true, signed: true, identityVerified: true });
    const { id = '' } = (await loadOrder(db, slug)) ?? {};
    const named = { ...newPerson(), firstName: 'Ewa', lastName: 'Lis', willSign: true };
    await db.transaction((tx) => replacePersons(tx, id, [named]));
    const [person] = await listPersons(db, id);
    const renew = (body: object) => put(`${slug}/renew_agreement/none`, body, 'PATCH');
    const simple = await renew({ kind: 'v3' });
    expect([simple.status, JSON.stringify(simple.said)]).toEqual([
      409,
      expect.stringContaining('Umowy leasingu nie można podpisać zwykłym podpisem online.'),
    ]);
    const nobody = await renew({ kind: 'with_guarantee' });
    expect([nobody.status, JSON.stringify(nobody.said)]).toEqual([
      409,
      expect.stringContaining('Wskaż, kto poręcza.'),
    ]);
    expect((await renew({ kind: 'with_guarantee', guarantors: ['stranger'] })).status).toBe(404);
    expect((await listPersons(db, id)).map(({ guarantor }) => guarantor)).toEqual([false]);
    const renewed = await renew({ kind: 'with_guarantee', guarantors: [person?.id] });
    expect([renewed.status, renewed.said['status']]).toEqual([200, 'renew']);
    expect((await listPersons(db, id)).map(({ guarantor }) => guarantor)).toEqual([true]);
  });

  test('renews the signing process that he saw, not the one that came after it', async () => {
    const slug = await orderIn('agreement_signed');
    const { id = '' } = (await loadOrder(db, slug)) ?? {};
    const process = (processId: string) =>
      db.transaction((tx) =>
        insertSignature(
          tx,
          {
            orderId: id,
            kind: 'agreement',
            provider: 'autenti',
            processId,
            status: 'REJECTED',
          },
          Date.now(),
        ),
      );
    await process('first');
    await process('second');
    expect((await listSignatures(db, id)).map(({ processId }) => processId)).toEqual(['first', 'second']);
    expect((await world.read(slug)).autenti_id).toBe('second');
    const renew = async (autentiId: string) =>
      (await put(`${slug}/renew_agreement/${autentiId}`, { kind: 'qes' }, 'PATCH')).status;
    expect([await renew('none'), await renew('first')]).toEqual([404, 404]);
    expect(await renew('second')).toBe(200);
  });

  test.each([
    ['siemens_agreement_accepted', []],
    ['waiting_for_delivery', ['other']],
    ['shipped', ['other']],
    ['delivered', ['other']],
  ] as const)(
    'cancels an order in %s, and is told what to do with goods that are out',
    async (status, types) => {
      const slug = await orderIn(status);
      const canceled = await put(`${slug}/cancelations`, { reason: 'Rezygnacja' }, 'PATCH');
      expect([canceled.status, canceled.said['status']]).toEqual([200, 'canceled']);
      const { id = '' } = (await loadOrder(db, slug)) ?? {};
      const path = `/api/superadmin/comments/?additional_task=true&order_id=${id}`;
      const answer = await world.app.request(path, { headers: admin });
      const { comments } = (await answer.json()) as ReplyOf<'listComments'>;
      expect(comments.map(({ task_type, task_status, body }) => [task_type, task_status, body])).toEqual(
        types.map((type) => [
          type,
          'active',
          'Wniosek anulowano po wydaniu towaru. Wstrzymaj wydanie albo ustal z klientem i sklepem zwrot towaru.',
        ]),
      );
    },
  );
});
