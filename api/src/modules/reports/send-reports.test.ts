import type { Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteExpired } from '../../operations/delete-expired.ts';
import { sendDueReports } from './send-reports.ts';
import { reportDesk, type Who } from './testing/report-desk.ts';

const day = 86_400_000;
/** Monday 9 November 2026, eight in the morning in Poland. */
const due = Date.parse('2026-11-09T07:00:00Z');

onEachDatabase('a scheduled report', (open) => {
  let db: Database;
  let desk: Awaited<ReturnType<typeof reportDesk>>;
  let begun: number;
  beforeAll(async () => {
    db = await open();
    desk = await reportDesk(db);
    begun = desk.clock.now;
  });
  beforeEach(async () => {
    desk.clock.now = begun;
    desk.mails.length = 0;
    await db.transaction(async ({ kysely }) => {
      await kysely.deleteFrom('savedReports').execute();
      await kysely.deleteFrom('notifications').execute();
    });
    for (const who of ['maria', 'tomasz'] as const) await desk.change(who, { active: true });
    await desk.change('maria', { roles: ['superadmin'] });
    await desk.change('tomasz', { roles: ['admin'] });
  });
  afterAll(() => desk.stop());

  /** The time at which the workers look, and what they send. */
  async function sendAt(at: number): Promise<readonly string[]> {
    desk.clock.now = at;
    await sendDueReports(desk.ports);
    return (await desk.mailDue()).toSorted();
  }
  const toBoth = () => [desk.idOf('maria'), desk.idOf('tomasz')];
  const bellOf = async () =>
    (await desk.ask('maria', 'GET', '/notifications')).body as unknown as ReplyOf<'listBell'>;
  /** What the link of the newest letter to this account opens for somebody. */
  async function opened(of: Who, by: Who = of) {
    const letter = desk.mails.findLast(({ to }) => to === `${of}@test.example`);
    const id = /\?sent=([\w-]+)/u.exec(letter?.text ?? '')?.[1] ?? '';
    return desk.ask(by, 'GET', `/sent_reports/${id}`);
  }
  const days = async (of: Who) => {
    const { search } = (await opened(of)).body;
    return [search?.['date_from'], search?.['date_to']];
  };

  test('is sent once its time has come to each of its recipients, and not again before the next week', async () => {
    await desk.save('maria', { recipients: toBoth() });
    expect(await sendAt(due - 1)).toEqual([]);
    expect(await sendAt(due)).toEqual(['maria', 'tomasz']);
    expect(await sendAt(due + 15_000)).toEqual([]);
    expect((await desk.saved('maria'))[0]?.next_at).toBe('2026-11-16T07:00:00.000Z');
    expect(await sendAt(due + 7 * day)).toEqual(['maria', 'tomasz']);
  });

  test('is a letter and a line of the bell with a link; neither says anything of orders', async () => {
    await desk.save('maria', { name: 'Punkty sprzedaży', recipients: toBoth() });
    await sendAt(due);
    const { subject, text = '' } = desk.mails.find(({ to }) => to.startsWith('tomasz')) ?? {};
    const id = /\?sent=([\w-]{36})/u.exec(text)?.[1];
    expect([subject, text.replaceAll('\u00a0', ' ').split('\n\n--\n')[0]]).toEqual([
      'Raport gotowy: Punkty sprzedaży',
      [
        'Raport gotowy',
        'Możesz otworzyć zaplanowany raport.',
        'Nazwa: Punkty sprzedaży\nRaport: Sprzedaż\nOkres: 02.11.2026 – 08.11.2026\nOd kogo: maria',
        `Otwórz raport:\nhttp://127.0.0.1/admin/orders/report?sent=${id}`,
        'Link działa do 16.11.2026 o 08:00, po zalogowaniu i tylko na Twoim koncie.',
        'Jeśli nie chcesz dostawać tego raportu, powiedz o tym osobie, która zaplanowała wysyłkę.',
      ].join('\n\n'),
    ]);
    expect((await bellOf()).notifications).toMatchObject([
      {
        notification_type: 'report',
        order: null,
        report: {
          name: 'Punkty sprzedaży',
          path: expect.stringMatching(/^\/superadmin\/orders\/report\?sent=/u),
        },
      },
    ]);
  });

  test('is of the days that its period names on its day, and of the same days where it has some', async () => {
    await desk.save('maria', { search: { period: 'last_week', sales_channels: 'pos' } });
    await desk.save('maria', { name: 'Płatności', report: 'payments', search: { period: 'this_month' } });
    await desk.save('tomasz', { name: 'Marzec', search: { date_from: '2026-03-01', date_to: '2026-03-31' } });
    await sendAt(due);
    const found = await Promise.all([opened('maria'), opened('tomasz')]);
    expect(found.map(({ body: { report, name, search } }) => ({ report, name, search }))).toEqual([
      { report: 'payments', name: 'Płatności', search: { date_from: '2026-11-01', date_to: '2026-11-09' } },
      { report: 'sales', name: 'Marzec', search: { date_from: '2026-03-01', date_to: '2026-03-31' } },
    ]);
    expect(desk.mails.map(({ text }) => /Okres: (.*)/u.exec(text.replaceAll('\u00a0', ' '))?.[1])).toEqual([
      '02.11.2026 – 08.11.2026',
      '01.11.2026 – 09.11.2026',
      '01.03.2026 – 31.03.2026',
    ]);
    await sendAt(due + 7 * day);
    expect(await days('tomasz')).toEqual(['2026-03-01', '2026-03-31']);
  });

  test('is sent once after a month without a server, for the last day on which it was due', async () => {
    await desk.save('maria', {});
    const back = Date.parse('2026-12-10T12:00:00Z');
    expect(await sendAt(back)).toEqual(['maria']);
    expect(await days('maria')).toEqual(['2026-11-30', '2026-12-06']);
    expect((await desk.saved('maria'))[0]?.next_at).toBe('2026-12-14T07:00:00.000Z');
  });

  test('is still of its own day where it is sent after midnight', async () => {
    await desk.save('maria', { schedule: { weekday: 'sunday', time: '23:55' } });
    await sendAt(Date.parse('2026-11-08T23:10:00Z'));
    expect(await days('maria')).toEqual(['2026-10-26', '2026-11-01']);
  });

  test('is sent once by several processes that look at the same moment', async () => {
    for (const name of ['A', 'B', 'C', 'D']) await desk.save('maria', { name });
    desk.clock.now = due;
    const sent = await Promise.all(Array.from({ length: 6 }, () => sendDueReports(desk.ports)));
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(4);
    await desk.mailDue();
    expect(desk.mails.map(({ subject }) => subject).toSorted()).toEqual(
      ['A', 'B', 'C', 'D'].map((name) => `Raport gotowy: ${name}`),
    );
  });

  test('is sent whole by the next process where one ends in the middle', async () => {
    await desk.save('maria', { recipients: toBoth() });
    desk.clock.now = due;
    const dying: Database = {
      ...db,
      transaction: (job) =>
        db.transaction(async (tx) => {
          await job(tx);
          throw new Error('killed');
        }),
    };
    await expect(sendDueReports({ ...desk.ports, db: dying })).rejects.toThrow('killed');
    expect([await desk.mailDue(), (await bellOf()).notifications]).toEqual([[], []]);
    expect(await sendAt(due + 1_000)).toEqual(['maria', 'tomasz']);
  });

  test('reaches nobody who was blocked or may not read it any more, before or after the letter was asked for', async () => {
    await desk.save('maria', { recipients: toBoth() });
    await desk.change('tomasz', { roles: ['med_sales_assistant'] });
    expect(await sendAt(due)).toEqual(['maria']);
    await desk.change('tomasz', { roles: ['admin'] });
    desk.clock.now = due + 7 * day;
    await sendDueReports(desk.ports);
    await desk.change('tomasz', { active: false });
    expect(await desk.mailDue()).toEqual(['maria']);
  });

  test('is sent to nobody while its owner may not read it, and goes on afterwards', async () => {
    await desk.save('maria', { recipients: toBoth() });
    await desk.change('maria', { active: false });
    expect(await sendAt(due)).toEqual([]);
    await desk.change('maria', { active: true, roles: ['pricing_manager'] });
    expect(await sendAt(due + 7 * day)).toEqual([]);
    await desk.change('maria', { roles: ['superadmin'] });
    expect(await sendAt(due + 14 * day)).toEqual(['maria', 'tomasz']);
  });

  test('of a shop leads to its own page, and reaches nobody of another shop', async () => {
    await desk.save('anna', { report: 'shop_sales', recipients: [desk.idOf('anna'), desk.idOf('ewa')] });
    expect(await sendAt(due)).toEqual(['anna', 'ewa']);
    expect(desk.mails[0]?.text).toMatch(/127\.0\.0\.1\/shop\/orders\/report\?sent=/u);
    expect((await opened('anna')).body.report).toBe('shop_sales');
    await desk.change('anna', { roles: ['shop_employee'] });
    expect(await sendAt(due + 7 * day)).toEqual(['anna']);
    await desk.change('anna', { roles: ['shop_superadmin'] });
  });

  test('whose filters are not understood is told to its owner and sent to nobody', async () => {
    await desk.save('maria', { recipients: toBoth() });
    await db.transaction((tx) =>
      tx.kysely.updateTable('savedReports').set({ search: '{"period":"last_quarter"}' }).execute(),
    );
    expect(await sendAt(due)).toEqual(['maria']);
    expect(desk.mails[0]?.subject).toBe('Raport nie został wysłany: Co poniedziałek');
    expect(desk.mails[0]?.text).toContain('http://127.0.0.1/superadmin/orders/report\n');
    expect((await bellOf()).notifications).toEqual([]);
    expect(await sendAt(due + 7 * day)).toEqual(['maria']);
  });

  test('opens for whom it was sent to alone, after signing in, for seven days, as long as he may read it', async () => {
    await desk.save('maria', { recipients: toBoth() });
    await sendAt(due);
    const letter = desk.mails.find(({ to }) => to.startsWith('tomasz'));
    const id = /\?sent=([\w-]+)/u.exec(letter?.text ?? '')?.[1] ?? '';
    expect((await desk.app.request(`/api/sent_reports/${id}`)).status).toBe(401);
    const over = 'Ten link do raportu wygasł albo jest dla kogoś innego.';
    const statuses = async () => {
      const own = await opened('tomasz');
      const foreign = await opened('tomasz', 'maria');
      expect([foreign.status, foreign.body.error]).toEqual([404, over]);
      return own.status;
    };
    expect(await statuses()).toBe(200);
    desk.clock.now = due + 7 * day - 1;
    expect(await statuses()).toBe(200);
    await desk.change('tomasz', { roles: ['med_sales_assistant'] });
    expect((await opened('tomasz')).status).toBe(403);
    await desk.change('tomasz', { roles: ['admin'] });
    desk.clock.now += 1;
    expect(await statuses()).toBe(404);
    const links = async () =>
      (await db.kysely.selectFrom('sentReports').select('id').where('id', '=', id).execute()).length;
    expect(await links()).toBe(1);
    await deleteExpired(desk.ports);
    expect(await links()).toBe(0);
  });
});
