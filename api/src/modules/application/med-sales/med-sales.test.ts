import {
  listEffectsOf,
  listOrderEvents,
  loadOrder,
  loadShopByClientId,
  setShopActive,
  type Database,
  type Order,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { BodyOf, OrderWire, ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailRequest } from '../../../providers/ports.ts';
import { insertAccount } from '../../../testing/insert-account.ts';
import { runApp, seedShop, type RunningApp } from '../../../testing/index.ts';
import { send, UnexpectedAnswer } from '../../../testing/send-call.ts';
import { notifyCancelation } from '../../order-life/cancelation-letter.ts';
import type { Performer } from '../../order-life/outbox/performer.ts';
import { emailPdfOffer } from '../client-letters.ts';

type Compared = ReplyOf<'listMedSalesCalculations'>['calculations'];

const chair = {
  name: 'Unit stomatologiczny',
  quantity: 1,
  gross_price: '150000.00',
  gross_price_selected: true,
  vat_level: 8 as const,
  category: 'dental',
};
const contact = { full_name: 'Łucja Żak', email: 'lucja@zak.example', phone: '600700800' };
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

onEachDatabase('medical sales', (open) => {
  let db: Database;
  let world: RunningApp;
  let providerId: string;
  let superadminId: string;
  const people = { assistant: {}, other: {}, prices: {}, superadmin: {}, admin: {}, shop: {} };
  type Who = keyof typeof people;
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db);
    providerId = (await loadShopByClientId(db, 'test'))?.id ?? '';
    for (const [who, role] of [
      ['assistant', 'med_sales_assistant'],
      ['other', 'med_sales_assistant'],
      ['prices', 'pricing_manager'],
      ['superadmin', 'superadmin'],
    ] as const) {
      const email = `${who}@med.example`;
      superadminId = await insertAccount(db, { email, roles: [role], fullName: who, at: 1 });
      people[who] = await world.signIn(email);
    }
    people.admin = await world.signIn('admin@test.example');
    people.shop = await world.signIn('sklep@test.example');
  });
  afterAll(() => world.stop());

  async function begin(
    who: Who = 'assistant',
    more: Partial<BodyOf<'createMedicalOrder'>> = {},
    file: File | null = null,
    key?: string,
  ) {
    const form = new FormData();
    const order = {
      provider_id: providerId,
      user_attributes: contact,
      order_items_attributes: [chair],
      ...more,
    };
    form.set('order', JSON.stringify(order));
    if (file !== null) form.set('file', file);
    const headers = { ...people[who], ...(key !== undefined && { 'idempotency-key': key }) };
    const answer = await world.app.request('/api/superadmin/orders', { method: 'POST', headers, body: form });
    return { status: answer.status, body: (await answer.json()) as OrderWire };
  }

  const as =
    (who: Who) =>
    <N extends Parameters<typeof send>[1]>(name: N, slug: string, body: BodyOf<N>, more = {}) =>
      send(world.app, name, { slug, ...more }, body, people[who]);
  const seller = as('assistant');

  /** The status of an answer and what it says, whichever it is. */
  async function answerOf(asked: Promise<unknown>): Promise<readonly [status: number, said: unknown]> {
    try {
      await asked;
      return [200, null];
    } catch (error) {
      if (!(error instanceof UnexpectedAnswer)) throw error;
      const { error: sentence, reason, errors } = error.body as Record<string, unknown>;
      return [error.status, reason ?? errors ?? sentence];
    }
  }

  const orderOf = async (slug: string): Promise<Order> => {
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is there');
    return order;
  };

  /** What a performer mails for the order's newest effect of its name. */
  async function mailed(slug: string, name: 'emailPdfOffer' | 'notifyCancelation', perform: Performer) {
    const order = await orderOf(slug);
    const asked = (await listEffectsOf(db, order.id, 10)).find(({ effect }) => effect === name);
    if (asked === undefined) throw new Error(`${name} was not asked for`);
    const { id, createdAt: askedAt } = asked;
    const effect = {
      id,
      effect: name,
      orderId: order.id,
      key: 'k',
      data: { seq: order.version },
      askedAt,
      attempts: 1,
    };
    const sent: MailRequest[] = [];
    const mail = { sendMail: async (ask: MailRequest) => void sent.push(ask), close: () => undefined };
    const ports = { ...world.ports, providers: { ...world.ports.providers, mail } };
    await perform({ ports, order, effect });
    return sent.map(({ to, attachments }) => ({
      to,
      files: (attachments ?? []).map(({ filename }) => filename),
    }));
  }

  const figures = (compared: Compared) =>
    compared.map(({ entered, calculation, chosen }) => [
      entered.payments_count,
      calculation?.gross_own_payment ?? null,
      calculation?.custom_purpose_loan ?? null,
      calculation?.installment_value ?? null,
      calculation?.total_cost ?? null,
      chosen,
    ]);

  test('an assistant leads his offer from the provider to the link in the client’s hands', async () => {
    const { status, body: begun } = await begin('assistant', {}, new File([pdf], 'oferta dostawcy.pdf'));
    expect([status, begun.status, begun.facts.remote]).toEqual([201, 'update_order_with_items', true]);
    const { slug } = begun;
    const files = (await seller('shopListAttachments', slug, undefined)) as ReplyOf<'shopListAttachments'>;
    expect(files.attachments.map(({ name, type, by }) => [name, type, by])).toEqual([
      ['oferta dostawcy.pdf', 'specification', 'assistant'],
    ]);
    const offer = { payments_count: 60, gross_own_payment: '15000.00', dont_move_to_next_status: true };
    await seller('shopUpdateCalculation', slug, offer);

    // The worked examples of domain.md 8.6: 2 750.25, and 3 361.42 with 30 000 for any purpose.
    const add = (body: BodyOf<'addMedSalesCalculation'>) => seller('addMedSalesCalculation', slug, body);
    await add({ payments_count: 60, gross_own_payment: '15000.00' });
    await add({ payments_count: 60, gross_own_payment: '15000.00', custom_purpose_loan: '30000.00' });
    const { calculations } = (await seller(
      'listMedSalesCalculations',
      slug,
      undefined,
    )) as ReplyOf<'listMedSalesCalculations'>;
    expect(figures(calculations)).toEqual([
      [60, '15000.00', '0.00', '2750.25', '180015.00', true],
      [60, '15000.00', '30000.00', '3361.42', '216685.20', false],
    ]);

    const { status: summed } = (await seller('shopUpdateCalculation', slug, {
      payments_count: 60,
    })) as OrderWire;
    expect(summed).toBe('salesman_sumup');
    await seller('sendMedSalesOffer', slug, {});
    const number = begun.siemens_id;
    expect(await mailed(slug, 'emailPdfOffer', emailPdfOffer)).toEqual([
      { to: contact.email, files: [`Kalkulacja ${number}.pdf`] },
    ]);

    await seller('shopSetStatus', slug, { status: 'complement_company_and_user' });
    const company = { vat_id: '8143430194', ...contact, remote: true };
    const sent = (await seller('shopComplementCompany', slug, company)) as OrderWire;
    expect(sent.status).toBe('offer_sent_to_client');
    expect(await answerOf(add({ payments_count: 48 }))).toEqual([
      409,
      'Klient ma już tę ofertę: kalkulacji nie można teraz zmieniać.',
    ]);
    const events = await listOrderEvents(db, (await orderOf(slug)).id);
    expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set(['salesman']));
    const { orders } = (await send(world.app, 'listMedSalesOrders', {}, undefined, people.assistant)) as {
      orders: { slug: string }[];
    };
    expect(orders[0]?.slug).toBe(slug);
  });

  test('an offer is there for who sold it and for its shop, and for nobody else of head office', async () => {
    const sellers = ['assistant', 'prices', 'superadmin'] as const;
    for (const who of sellers) {
      const { body } = await begin(who);
      const reads = Object.fromEntries(
        await Promise.all(
          (Object.keys(people) as Who[]).map(async (reader) => [
            reader,
            (await answerOf(as(reader)('getShopOrder', body.slug, undefined)))[0],
          ]),
        ),
      );
      const none = { assistant: 404, other: 404, prices: 404, superadmin: 404, admin: 403, shop: 200 };
      expect(reads).toEqual({ ...none, [who]: 200 });
      const moves = await Promise.all(
        (['other', 'admin'] as const).map((other) =>
          answerOf(as(other)('shopUpdateProducts', body.slug, { order_items_attributes: [chair] })),
        ),
      );
      expect(moves.map(([status]) => status)).toEqual([404, 403]);
      const own = (await orderOf(body.slug)).soldBy;
      expect(own).not.toBeNull();
    }
    const lists = await Promise.all(
      (['assistant', 'other', 'prices', 'superadmin'] as const).map(async (who) => {
        const { orders } = (await send(world.app, 'listMedSalesOrders', {}, undefined, people[who])) as {
          orders: { salesman: { full_name: string } | null }[];
        };
        return [...new Set(orders.map(({ salesman }) => salesman?.full_name))];
      }),
    );
    expect(lists).toEqual([['assistant'], [], ['prices'], ['superadmin']]);
  });

  test('a person’s numbers, the form and the counter stay closed to a seller of head office', async () => {
    const { body } = await begin();
    const closed = await Promise.all([
      answerOf(seller('shopGetCompanyDetails', body.slug, undefined)),
      answerOf(seller('shopRevealPerson', body.slug, {}, { id: 'nobody' })),
      answerOf(seller('shopGetAgreementPreview', body.slug, undefined)),
      answerOf(seller('shopVerifySms', body.slug, { token: '123456' })),
      answerOf(seller('createShopOrder', '', {} as BodyOf<'createShopOrder'>)),
    ]);
    expect(closed.map(([status]) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  test('the same key begins one offer, however often it is pressed', async () => {
    const [one, other] = await Promise.all([
      begin('prices', {}, null, 'pressed-twice'),
      begin('prices', {}, null, 'pressed-twice'),
    ]);
    const third = await begin('prices', {}, null, 'pressed-twice');
    const slugs = [one, other, third].flatMap(({ status, body }) => (status === 201 ? [body.slug] : []));
    expect(new Set(slugs).size).toBe(1);
  });

  test('a provider that is blocked or sells no medical equipment is refused at its field, and not listed', async () => {
    const strange = (await loadShopByClientId(db, 'strange'))?.id ?? '';
    const refused = await begin('assistant', { provider_id: strange });
    expect([refused.status, (refused.body as unknown as { errors: unknown }).errors]).toEqual([
      422,
      [{ provider_id: 'Ten dostawca nie sprzedaje już sprzętu medycznego' }],
    ]);
    const listed = async (name: string) =>
      (
        (await (
          await world.app.request(`/api/superadmin/med_sales/providers?name=${name}`, {
            headers: people.assistant,
          })
        ).json()) as ReplyOf<'listMedSalesProviders'>
      ).providers.map((provider) => provider.name);
    expect([await listed(''), await listed('skl'), await listed('Obcy')]).toEqual([['Sklep'], ['Sklep'], []]);
    const terms = (await as('assistant')('getMedSalesProvider', '', undefined, {
      id: providerId,
    })) as ReplyOf<'getMedSalesProvider'>;
    expect(terms.categories.map(({ id }) => id)).toContain('dental');
    expect(await answerOf(as('assistant')('getMedSalesProvider', '', undefined, { id: strange }))).toEqual([
      404,
      expect.anything(),
    ]);
    const setActive = (active: boolean) =>
      db.transaction((tx) =>
        setShopActive(tx, providerId, active, { by: superadminId, at: world.ports.now() }),
      );
    await setActive(false);
    expect([(await begin()).status, await listed('')]).toEqual([422, []]);
    await setActive(true);
  });

  test('a file that is none of its kind is refused, and no offer is begun', async () => {
    const count = async () =>
      ((await send(world.app, 'listMedSalesOrders', {}, undefined, people.other)) as { orders: unknown[] })
        .orders.length;
    const before = await count();
    const { status } = await begin('other', {}, new File(['to nie jest dokument'], 'oferta.pdf'));
    expect([status, await count()]).toEqual([415, before]);
  });

  test('what is wrong is said at its field', async () => {
    const { status, body } = await begin('assistant', {
      user_attributes: { full_name: '', email: 'lucja', phone: '12' },
      order_items_attributes: [{ ...chair, category: 'computers' }],
    });
    const errors = (body as unknown as { errors: Record<string, string>[] }).errors;
    expect([status, errors.flatMap((one) => Object.keys(one))]).toEqual([
      422,
      ['user_attributes.full_name', 'user_attributes.email', 'user_attributes.phone'],
    ]);
  });

  test('six calculations stand side by side, each once, and one that fits no longer says why', async () => {
    const { slug } = (await begin()).body;
    const add = (body: BodyOf<'addMedSalesCalculation'>) => seller('addMedSalesCalculation', slug, body);
    const counts = [24, 36, 48, 60, 84];
    for (const count of counts) await add({ payments_count: count, own_payment_in_percent: '10' });
    expect(await answerOf(add({ payments_count: 60, own_payment_in_percent: '10.00' }))).toEqual([
      409,
      'Taka kalkulacja jest już w porównaniu.',
    ]);
    const last = (await add({ payments_count: 60, own_payment_in_percent: '20' })) as {
      calculations: Compared;
    };
    expect(last.calculations.map(({ entered }) => entered.payments_count)).toEqual([...counts, 60]);
    expect(await answerOf(add({ payments_count: 60, own_payment_in_percent: '30' }))).toEqual([
      409,
      'W porównaniu jest już 6 kalkulacji. Usuń jedną, aby dodać następną.',
    ]);
    expect((await answerOf(add({ payments_count: 119 })))[0]).toBe(422);
    const [first] = last.calculations;
    const removed = (await seller('removeMedSalesCalculation', slug, undefined, { id: first?.id })) as {
      calculations: Compared;
    };
    expect(removed.calculations).toHaveLength(5);
    expect((await answerOf(seller('removeMedSalesCalculation', slug, undefined, { id: first?.id })))[0]).toBe(
      404,
    );

    const loan = { payments_count: 60, own_payment_in_percent: '10', custom_purpose_loan: '30000.00' };
    await add(loan);
    await seller('shopUpdateProducts', slug, {
      order_items_attributes: [{ ...chair, gross_price: '20000.00' }],
    });
    const { calculations } = (await seller(
      'listMedSalesCalculations',
      slug,
      undefined,
    )) as ReplyOf<'listMedSalesCalculations'>;
    const { calculation, problem } = calculations.at(-1) ?? {};
    expect([calculation, problem?.replaceAll(/\s/gu, ' ')]).toEqual([
      null,
      'Pożyczka na dowolny cel może wynosić najwyżej 4 000,00 zł: 20% wartości sprzętu, nie więcej niż 80 000 zł',
    ]);
  });

  test('a contact who has heard of nothing is not told that it ended; one who has got the calculations is', async () => {
    const ended = async (told: boolean) => {
      const { slug } = (await begin()).body;
      await seller('shopUpdateCalculation', slug, { payments_count: 60 });
      if (told) await seller('sendMedSalesOffer', slug, {});
      await seller('shopCancelOrder', slug, {});
      return (await mailed(slug, 'notifyCancelation', notifyCancelation)).map(({ to }) => to);
    };
    expect(await ended(false)).not.toContain(contact.email);
    expect(await ended(true)).toContain(contact.email);
  });
});
