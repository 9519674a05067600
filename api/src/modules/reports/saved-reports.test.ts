import type { Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reportDesk, type Answer, type Who } from './testing/report-desk.ts';

onEachDatabase('saved reports', (open) => {
  let db: Database;
  let desk: Awaited<ReturnType<typeof reportDesk>>;
  beforeAll(async () => {
    db = await open();
    desk = await reportDesk(db);
  });
  beforeEach(() => db.transaction((tx) => tx.kysely.deleteFrom('savedReports').execute()));
  afterAll(() => desk.stop());

  const names = async (who: Who) => (await desk.saved(who)).map(({ name }) => name);
  const refusal = ({ status, body: { error, errors } }: Answer) => [status, errors ?? error];
  const monday = { weekday: 'monday', time: '08:00' };

  test('a report is kept for its owner alone, with whom it is sent to and when next', async () => {
    const recipients = [desk.idOf('tomasz'), desk.idOf('maria'), desk.idOf('tomasz')];
    const { status, body } = await desk.save('maria', { name: ' Punkty ', recipients });
    const saved = {
      ...{ id: body.id, report: 'sales', name: 'Punkty', schedule: monday },
      ...{ search: { period: 'last_week' }, next_at: '2026-11-09T07:00:00.000Z' },
      recipients: [
        { id: desk.idOf('maria'), full_name: 'maria', receives: true },
        { id: desk.idOf('tomasz'), full_name: 'tomasz', receives: true },
      ],
    };
    expect([status, body]).toEqual([200, saved]);
    expect([await desk.saved('maria'), await desk.saved('tomasz')]).toEqual([[saved], []]);
  });

  test('a period stands in the place of days, and what was typed is no part of a report', async () => {
    const payments = await desk.save('maria', {
      report: 'payments',
      search: {
        ...{ period: 'this_month', date_from: '2026-01-01', statuses: 'refused', sort: 'amount' },
        ...{ client: 'Jan Kowalski', order_id: '118437', operation_number: 'M12', after: 'x' },
      },
    });
    expect(payments.body.search).toEqual({ period: 'this_month', statuses: 'refused', sort: 'amount' });
    const days = { date_from: '2026-10-01', date_to: '2026-10-31', delivered: 'true' };
    expect((await desk.save('maria', { search: days })).body.search).toEqual(days);
  });

  test('saving under an id renames, under a name replaces; a schedule that stays as it was goes on', async () => {
    const { id } = (await desk.save('maria', {})).body;
    desk.clock.now += 7 * 86_400_000;
    const renamed = await desk.save('maria', { id, name: 'Tydzień' });
    expect([renamed.body.id, renamed.body.next_at]).toEqual([id, '2026-11-09T07:00:00.000Z']);
    const replaced = await desk.save('maria', { name: 'Tydzień', schedule: { ...monday, time: '09:30' } });
    expect([replaced.body.id, replaced.body.next_at]).toEqual([id, '2026-11-16T08:30:00.000Z']);
    const ended = await desk.save('maria', { id, name: 'Tydzień', schedule: null, recipients: [] });
    expect([ended.body.next_at, ended.body.recipients]).toEqual([null, []]);
    desk.clock.now -= 7 * 86_400_000;
    await desk.save('maria', { name: 'Inny' });
    expect(refusal(await desk.save('maria', { id, name: 'Inny' }))).toEqual([
      422,
      [{ name: 'Masz już raport o tej nazwie' }],
    ]);
    expect((await desk.save('maria', { id, report: 'payments', name: 'Tydzień' })).status).toBe(404);
    // Each report has names of its own.
    expect((await desk.save('maria', { report: 'payments', name: 'Inny' })).status).toBe(200);
    expect(await names('maria')).toEqual(['Inny', 'Inny', 'Tydzień']);
  });

  test("a colleague's report is neither changed nor deleted", async () => {
    const { id } = (await desk.save('maria', {})).body;
    expect((await desk.save('tomasz', { id })).status).toBe(404);
    expect((await desk.ask('tomasz', 'DELETE', `/saved_reports/${id}`, {})).status).toBe(404);
    expect(await desk.ask('maria', 'DELETE', `/saved_reports/${id}`, {})).toEqual({
      status: 200,
      body: { reports: [] },
    });
    expect((await desk.ask('maria', 'DELETE', `/saved_reports/${id}`, {})).status).toBe(404);
  });

  test('a shop saves its own report and none of the head office, and the other way round', async () => {
    const [staff, shop] = [{ report: 'sales' }, { report: 'shop_sales' }];
    expect({
      shop: (await desk.save('anna', shop)).status,
      employee: (await desk.save('jan', shop)).status,
      shopAsStaff: (await desk.save('anna', staff)).status,
      shopPayments: (await desk.save('anna', { report: 'payments' })).status,
      staffAsShop: (await desk.save('maria', shop)).status,
      prices: (await desk.save('piotr', staff)).status,
    }).toEqual({
      shop: 200,
      employee: 200,
      shopAsStaff: 403,
      shopPayments: 403,
      staffAsShop: 403,
      prices: 403,
    });
    expect([await names('anna'), await names('maria')]).toEqual([['Co poniedziałek'], []]);
  });

  test('goes to those who may read it: of the head office, or of the shops that its owner sees', async () => {
    const offered = async (who: Who, report: string) => {
      const { status, body } = await desk.ask(who, 'GET', `/saved_reports/recipients?report=${report}`);
      return status === 200 ? body.users.map(({ full_name }) => full_name) : status;
    };
    expect({
      sales: await offered('maria', 'sales'),
      payments: await offered('tomasz', 'payments'),
      shop: await offered('anna', 'shop_sales'),
      employee: await offered('jan', 'shop_sales'),
      strange: await offered('olga', 'shop_sales'),
      shopAsStaff: await offered('anna', 'sales'),
      prices: await offered('piotr', 'sales'),
    }).toEqual({
      sales: ['Administrator', 'maria', 'tomasz'],
      payments: ['Administrator', 'maria', 'tomasz'],
      shop: ['Sprzedawca', 'anna', 'ewa', 'jan'],
      employee: ['Sprzedawca', 'anna', 'jan'],
      strange: ['Obcy', 'olga'],
      shopAsStaff: 403,
      prices: 403,
    });
    const noAccess = [422, [{ recipients: 'Ktoś z wybranych osób nie ma dostępu do tego raportu' }]];
    const to = async (who: Who, report: string, other: Who) =>
      refusal(await desk.save(who, { report, recipients: [desk.idOf(other)] }));
    expect(await to('maria', 'sales', 'piotr')).toEqual(noAccess);
    expect(await to('maria', 'sales', 'anna')).toEqual(noAccess);
    expect(await to('anna', 'shop_sales', 'olga')).toEqual(noAccess);
    expect(await to('anna', 'shop_sales', 'maria')).toEqual(noAccess);
    expect(await to('jan', 'shop_sales', 'ewa')).toEqual(noAccess);
    expect(refusal(await desk.save('maria', { recipients: ['nobody'] }))).toEqual(noAccess);
  });

  test('says whom it does not reach any more, and is not saved again with them', async () => {
    const recipients = [desk.idOf('maria'), desk.idOf('tomasz')];
    const { id } = (await desk.save('maria', { recipients })).body;
    await desk.change('tomasz', { active: false });
    const [saved] = await desk.saved('maria');
    expect(saved?.recipients.map(({ full_name, receives }) => [full_name, receives])).toEqual([
      ['maria', true],
      ['tomasz', false],
    ]);
    expect((await desk.save('maria', { id, recipients })).status).toBe(422);
    await desk.change('tomasz', { active: true });
    expect((await desk.save('maria', { id, recipients })).status).toBe(200);
  });

  test('what the report itself would refuse is refused, and so are more people or reports than may be', async () => {
    const refused = async (change: object) => (await desk.save('maria', change)).body.errors;
    expect(await refused({ search: { date_from: '2026-04-02', date_to: '2026-04-01' } })).toEqual([
      { date_to: 'Data końcowa jest wcześniejsza niż początkowa' },
    ]);
    expect(await refused({ search: { date_from: '2020-01-01' } })).toEqual([
      { date_to: 'Wybierz okres najwyżej 366 dni' },
    ]);
    expect(await refused({ search: { order_statuses: 'sold' } })).toEqual([
      { order_statuses: 'Wybierz wartość z listy' },
    ]);
    expect(await refused({ report: 'payments', search: { statuses: 'delivered' } })).toEqual([
      { statuses: 'Wybierz wartość z listy' },
    ]);
    expect(await refused({ search: { period: 'next_week' } })).toHaveLength(1);
    expect(await refused({ schedule: { weekday: 'monday', time: '24:00' } })).toEqual([
      { 'schedule.time': 'Wpisz godzinę, na przykład 08:00' },
    ]);
    expect(await refused({ name: '  ' })).toHaveLength(1);
    expect(await refused({ recipients: [] })).toEqual([{ recipients: 'Wybierz, kto ma dostawać raport' }]);
    expect(await refused({ recipients: Array.from({ length: 21 }, (_, n) => `${n}`) })).toEqual([
      { recipients: 'Wybierz najwyżej 20 osób' },
    ]);
    for (let n = 1; n <= 50; n += 1)
      await desk.save('maria', { name: `Raport ${n}`, report: n % 2 === 0 ? 'sales' : 'payments' });
    expect(refusal(await desk.save('maria', { name: 'Jeszcze jeden' }))).toEqual([
      409,
      'Możesz mieć najwyżej 50 raportów.',
    ]);
    expect((await desk.save('maria', { name: 'Raport 50' })).status).toBe(200);
  });

  test('filters of another release are told as none, and the others are told as they are', async () => {
    const { id } = (await desk.save('maria', {})).body;
    await desk.save('maria', { name: 'Zrozumiały' });
    const stored = async (search: object) => {
      await db.transaction((tx) =>
        tx.kysely
          .updateTable('savedReports')
          .set({ search: JSON.stringify(search) })
          .where('id', '=', id)
          .execute(),
      );
      return (await desk.saved('maria')).map((saved) => saved.search);
    };
    const other = { period: 'last_week' };
    expect({
      unknownFilter: await stored({ period: 'last_week', salesmen_ids: 'x' }),
      unknownPeriod: await stored({ period: 'last_quarter' }),
      unknownWord: await stored({ order_statuses: 'sumup,sold' }),
      noFilters: await stored(['period']),
      known: await stored({ order_statuses: 'sumup' }),
    }).toEqual({
      unknownFilter: [null, other],
      unknownPeriod: [null, other],
      unknownWord: [null, other],
      noFilters: [null, other],
      known: [{ order_statuses: 'sumup' }, other],
    });
  });
});
