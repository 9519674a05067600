import { listOrderEvents, loadShopByClientId, setShopActive } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { BodyOf, ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyCancelation } from '../../order-life/cancelation-letter.ts';
import { emailPdfOffer } from '../client-letters.ts';
import { answerOf, chair, contact, MedicalSales } from './testing/medical-sales.ts';

type Compared = ReplyOf<'listMedSalesCalculations'>['calculations'];

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

onEachDatabase('medical sales', (open) => {
  let sales: MedicalSales;
  beforeAll(async () => {
    sales = await MedicalSales.open(await open());
  });
  afterAll(() => sales.world.stop());

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
    const { status, body: begun } = await sales.begin(
      'assistant',
      {},
      { file: new File([pdf], 'oferta dostawcy.pdf') },
    );
    expect([status, begun.status, begun.facts.remote]).toEqual([201, 'update_order_with_items', true]);
    const { slug } = begun;
    const files = await sales.send('assistant', 'shopListAttachments', { slug });
    expect(files.attachments.map(({ name, type, by }) => [name, type, by])).toEqual([
      ['oferta dostawcy.pdf', 'specification', 'assistant'],
    ]);
    const offer = { payments_count: 60, gross_own_payment: '15000.00', dont_move_to_next_status: true };
    await sales.send('assistant', 'shopUpdateCalculation', { slug }, offer);

    // The worked examples of domain.md 8.6: 2 750.25, and 3 361.42 with 30 000 for any purpose.
    const add = (body: BodyOf<'addMedSalesCalculation'>) =>
      sales.send('assistant', 'addMedSalesCalculation', { slug }, body);
    await add({ payments_count: 60, gross_own_payment: '15000.00' });
    await add({ payments_count: 60, gross_own_payment: '15000.00', custom_purpose_loan: '30000.00' });
    const { calculations } = await sales.send('assistant', 'listMedSalesCalculations', { slug });
    expect(figures(calculations)).toEqual([
      [60, '15000.00', '0.00', '2750.25', '180015.00', true],
      [60, '15000.00', '30000.00', '3361.42', '216685.20', false],
    ]);

    const { status: summed } = await sales.send(
      'assistant',
      'shopUpdateCalculation',
      { slug },
      { payments_count: 60 },
    );
    expect(summed).toBe('salesman_sumup');
    await sales.send('assistant', 'sendMedSalesOffer', { slug }, {});
    const number = begun.siemens_id;
    expect(await sales.mailed(slug, 'emailPdfOffer', emailPdfOffer)).toEqual([
      { to: contact.email, files: [`Kalkulacja ${number}.pdf`] },
    ]);

    await sales.send('assistant', 'shopSetStatus', { slug }, { status: 'complement_company_and_user' });
    const company = { vat_id: '8143430194', ...contact, remote: true };
    const sent = await sales.send('assistant', 'shopComplementCompany', { slug }, company);
    expect(sent.status).toBe('offer_sent_to_client');
    expect(await answerOf(add({ payments_count: 48 }))).toEqual([
      409,
      'Klient ma już tę ofertę: kalkulacji nie można teraz zmieniać.',
    ]);
    const events = await listOrderEvents(sales.db, (await sales.order(slug)).id);
    expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set(['salesman']));
    const { orders } = await sales.send('assistant', 'listMedSalesOrders', {});
    expect(orders[0]?.slug).toBe(slug);
  });

  test('an offer is there for who sold it and for its shop, and for nobody else of head office', async () => {
    const sellers = ['assistant', 'prices', 'superadmin'] as const;
    for (const who of sellers) {
      const { body } = await sales.begin(who);
      const reads = Object.fromEntries(
        await Promise.all(
          [...sales.headers.keys()].map(async (reader) => [
            reader,
            (await answerOf(sales.send(reader, 'getShopOrder', { slug: body.slug })))[0],
          ]),
        ),
      );
      const none = { assistant: 404, other: 404, prices: 404, superadmin: 404, admin: 403, shop: 200 };
      expect(reads).toEqual({ ...none, [who]: 200 });
      const moves = await Promise.all(
        (['other', 'admin'] as const).map((other) =>
          answerOf(
            sales.send(other, 'shopUpdateProducts', { slug: body.slug }, { order_items_attributes: [chair] }),
          ),
        ),
      );
      expect(moves.map(([status]) => status)).toEqual([404, 403]);
      const own = (await sales.order(body.slug)).soldBy;
      expect(own).not.toBeNull();
    }
    const lists = await Promise.all(
      (['assistant', 'other', 'prices', 'superadmin'] as const).map(async (who) => {
        const { orders } = await sales.send(who, 'listMedSalesOrders', {});
        return [...new Set(orders.map(({ salesman }) => salesman?.full_name))];
      }),
    );
    expect(lists).toEqual([['assistant'], [], ['prices'], ['superadmin']]);
  });

  test('a person’s numbers, the form and the counter stay closed to a seller of head office', async () => {
    const { body } = await sales.begin();
    const closed = await Promise.all([
      answerOf(sales.send('assistant', 'shopGetCompanyDetails', { slug: body.slug })),
      answerOf(sales.send('assistant', 'shopRevealPerson', { slug: body.slug, id: 'nobody' }, {})),
      answerOf(sales.send('assistant', 'shopGetAgreementPreview', { slug: body.slug })),
      answerOf(sales.send('assistant', 'shopVerifySms', { slug: body.slug }, { token: '123456' })),
      answerOf(sales.send('assistant', 'createShopOrder', {}, {} as BodyOf<'createShopOrder'>)),
    ]);
    expect(closed.map(([status]) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  test('the same key begins one offer, however often it is pressed', async () => {
    const [one, other] = await Promise.all([
      sales.begin('prices', {}, { key: 'pressed-twice' }),
      sales.begin('prices', {}, { key: 'pressed-twice' }),
    ]);
    const third = await sales.begin('prices', {}, { key: 'pressed-twice' });
    const slugs = [one, other, third].flatMap(({ status, body }) => (status === 201 ? [body.slug] : []));
    expect(new Set(slugs).size).toBe(1);
  });

  test('a provider that is blocked or sells no medical equipment is refused at its field, and not listed', async () => {
    const strange = (await loadShopByClientId(sales.db, 'strange'))?.id ?? '';
    const refused = await sales.begin('assistant', { provider_id: strange });
    expect([refused.status, (refused.body as unknown as { errors: unknown }).errors]).toEqual([
      422,
      [{ provider_id: 'Ten dostawca nie sprzedaje już sprzętu medycznego' }],
    ]);
    const listed = async (name: string) => (await sales.providers(name)).map((provider) => provider.name);
    expect([await listed(''), await listed('skl'), await listed('Obcy')]).toEqual([['Sklep'], ['Sklep'], []]);
    const terms = await sales.send('assistant', 'getMedSalesProvider', { id: sales.providerId });
    expect(terms.categories.map(({ id }) => id)).toContain('dental');
    expect(await answerOf(sales.send('assistant', 'getMedSalesProvider', { id: strange }))).toEqual([
      404,
      expect.anything(),
    ]);
    const setActive = (active: boolean) =>
      sales.db.transaction((tx) =>
        setShopActive(tx, sales.providerId, active, { by: sales.superadminId, at: sales.world.ports.now() }),
      );
    await setActive(false);
    expect([(await sales.begin()).status, await listed('')]).toEqual([422, []]);
    await setActive(true);
  });

  test('a file that is none of its kind is refused, and no offer is begun', async () => {
    const count = async () => (await sales.send('other', 'listMedSalesOrders', {})).orders.length;
    const before = await count();
    const { status } = await sales.begin(
      'other',
      {},
      {
        file: new File(['to nie jest dokument'], 'oferta.pdf'),
      },
    );
    expect([status, await count()]).toEqual([415, before]);
  });

  test('what is wrong is said at its field', async () => {
    const { status, body } = await sales.begin('assistant', {
      user_attributes: { full_name: '', email: 'lucja', phone: '12' },
      order_items_attributes: [{ ...chair, category: 'computers' }],
    });
    const errors = (body as unknown as { errors: Record<string, string>[] }).errors;
    expect([status, errors.flatMap((one) => Object.keys(one))]).toEqual([
      422,
      ['user_attributes.full_name', 'user_attributes.email', 'user_attributes.phone'],
    ]);
  });

  test('a contact who has heard of nothing is not told that it ended; one who has got the calculations is', async () => {
    const ended = async (told: boolean) => {
      const { slug } = (await sales.begin()).body;
      await sales.send('assistant', 'shopUpdateCalculation', { slug }, { payments_count: 60 });
      if (told) await sales.send('assistant', 'sendMedSalesOffer', { slug }, {});
      await sales.send('assistant', 'shopCancelOrder', { slug }, {});
      return (await sales.mailed(slug, 'notifyCancelation', notifyCancelation)).map(({ to }) => to);
    };
    expect(await ended(false)).not.toContain(contact.email);
    expect(await ended(true)).toContain(contact.email);
  });
});
