import type { Database } from '@app/db';
import { appendOrderEvent, insertOrder } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { newFacts, type OrderStatus } from '@app/machines/order';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';

/** A move as the history has it: when, by which event, and the statuses that were entered. */
type Move = readonly [at: string, event: string, ...OrderStatus[]];

onEachDatabase('the process log and what is made of it', (open) => {
  let db: Database;
  let world: RunningApp;
  let headers: Record<string, string>;
  const numbers: string[] = [];
  /** The month before the last: whole, and within the last year. */
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2)).toISOString().slice(0, 7);
  const on = (day: string) => `${month}-${day}:00.000Z`;

  async function begin(moves: readonly Move[]): Promise<void> {
    const shop = await db.kysely.selectFrom('shops').select('id').orderBy('id').executeTakeFirstOrThrow();
    const status = moves.at(-1)?.at(-1) as OrderStatus;
    await db.transaction(async (tx) => {
      const kind = { salesChannel: 'pos', financingType: 'lease', flowType: 'salesman' } as const;
      const facts = { ...newFacts(kind), initialPayment: 9_000_00 };
      const { id, number } = await insertOrder(tx, {
        ...{ shopId: shop.id, receiveChannel: 'salesman_panel', status, facts, ...kind },
        ...{ chartHash: 'chart', at: Date.parse(moves[0]?.[0] ?? '') },
      });
      numbers.push(number);
      let from: OrderStatus | null = null;
      for (const [at, [moment, event, ...visited]] of moves.entries()) {
        const to: OrderStatus = visited.at(-1) ?? from ?? status;
        await appendOrderEvent(tx, {
          ...{
            orderId: id,
            seq: at + 1,
            event,
            factsPatch: {},
            fromStatus: from,
            toStatus: to,
            visited,
            edges: [],
          },
          ...{ actor: 'client', userId: null, reason: 'Jan <jan@x.pl> "prosił"', forced: event === 'FORCE' },
          ...{ at: Date.parse(moment), chartHash: 'chart' },
        });
        from = to;
      }
    });
  }
  const ask = (path: string, query: Record<string, string> = {}, as = headers) =>
    world.app.request(`/api/superadmin/${path}?${new URLSearchParams(query)}`, { headers: as });
  const period = { date_from: `${month}-02`, date_to: `${month}-28` };

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    headers = await world.signIn('admin@test.example');
    await begin([
      [on('05T10:00'), 'CREATE', 'sumup'],
      [on('06T10:00'), 'CONFIRM_SUMMARY', 'agreement_method_selection'],
      [on('07T10:00'), 'SELECT_METHOD', 'qes_selected', 'form_opened'],
    ]);
    await begin([
      [on('05T11:00'), 'CREATE', 'sumup'],
      [on('05T12:00'), 'CONFIRM_SUMMARY', 'agreement_method_selection'],
      [on('05T13:00'), 'SELECT_METHOD', 'qes_selected', 'form_opened'],
    ]);
    await begin([
      [on('08T10:00'), 'CREATE', 'sumup'],
      [on('08T11:00'), 'CONFIRM_SUMMARY', 'delivered'],
    ]);
    await begin([
      [on('09T10:00'), 'CREATE', 'sumup'],
      [on('10T10:00'), 'FORCE', 'conditional_decision_ok'],
      [on('20T10:00'), 'ACCEPT_CONDITIONS', 'client_conditional_decision_accepted'],
    ]);
    // The first of the month is left out.
    await begin([[on('01T10:00'), 'CREATE', 'sumup']]);
  });
  afterAll(() => world.stop());

  test('as CSV has a line an event, whole traces of the period alone', async () => {
    const answer = await ask('log', period);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="przebieg-${month}-02-${month}-28.csv"`,
    ]);
    const lines = (await answer.text()).split('\r\n');
    expect(lines).toHaveLength(1 + 3 + 3 + 2 + 3 + 1);
    expect(lines[0]).toBe(
      'case_id,activity,timestamp,from,to,passed,actor,forced,channel,financing,ms_in_previous',
    );
    expect(lines.filter((line) => line.startsWith(`${numbers[0]},`)).at(-1)).toBe(
      `${numbers[0]},SELECT_METHOD,${on('07T10:00')},agreement_method_selection,form_opened,qes_selected,client,0,pos,lease,86400000`,
    );
    expect(lines.join()).not.toContain('jan@x.pl');
  });

  test('as XES is a log of traces that a parser of XML reads', async () => {
    const answer = await ask('log', { ...period, format: 'xes' });
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const parsed: unknown = new XMLParser({
      ignoreAttributes: false,
      isArray: (name) => /^(trace|event)$/u.test(name),
    }).parse(await answer.text());
    const { log } = parsed as {
      log: { '@_xes.version': string; trace: { string: { '@_value': string }[]; event: object[] }[] };
    };
    expect(log['@_xes.version']).toBe('1849-2016');
    expect(log.trace.map(({ string, event }) => [string[0]?.['@_value'], event.length])).toEqual([
      [numbers[3], 3],
      [numbers[2], 2],
      [numbers[1], 3],
      [numbers[0], 3],
    ]);
  });

  test('ends its reading when the reader goes away', async () => {
    const answer = await ask('log', period);
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
    expect((await ask('log', period)).status).toBe(200);
  });

  test('tells the most frequent variants, what was forced and where the history is not the chart', async () => {
    const reply = (await (await ask('chart/variants', period)).json()) as ReplyOf<'getVariants'>;
    expect(reply).toMatchObject({ orders: 4, whole: true, variants_count: 3, forced: 1, deviating: 1 });
    expect(reply.variants[0]).toEqual({
      statuses: ['sumup', 'agreement_method_selection', 'form_opened'],
      ...{ orders: 2, fitness: 1, median_ms: 7_200_000 },
    });
    expect(reply.deviations).toMatchObject([
      { order: { siemens_id: numbers[2] }, event: 'CONFIRM_SUMMARY', from: 'sumup', to: 'delivered' },
    ]);
    expect(reply.fitness).toBeCloseTo((1 + 1 + 1 / 2 + 2 / 3) / 4);
    const none = (await (await ask('chart/variants', { ...period, channel: 'shop' })).json()) as typeof reply;
    expect([none.orders, none.variants, none.fitness]).toEqual([0, [], 1]);
  });

  test('tells which orders of the last year would have ended otherwise', async () => {
    const suppose = async (query: Record<string, string>) =>
      (await (await ask('chart/what_if', query)).json()) as ReplyOf<'getWhatIf'>;
    const sooner = await suppose({ policy: 'decision_deadline', days: '7' });
    expect(sooner.changed).toMatchObject([
      {
        ended: 'client_conditional_decision_accepted',
        ...{ outcome: 'ended_in', status: 'canceled', orders: 1 },
        examples: [{ siemens_id: numbers[3] }],
      },
    ]);
    expect((await suppose({ policy: 'decision_deadline', days: '14' })).changed).toEqual([]);
    expect((await suppose({ policy: 'on_place_limit', amount: '100.00' })).changed).toEqual([]);
    expect((await ask('chart/what_if', { policy: 'decision_deadline' })).status).toBe(422);
    expect((await ask('chart/what_if', { policy: 'decision_deadline', days: '0' })).status).toBe(422);
    expect((await ask('chart/what_if', { policy: 'vat' })).status).toBe(422);
  });

  test('is of staff who see the chart', async () => {
    const salesman = await world.signIn('sklep@test.example');
    const paths = ['log', 'chart/variants', 'chart/what_if'];
    expect(await Promise.all(paths.map(async (path) => (await ask(path, {}, salesman)).status))).toEqual([
      403, 403, 403,
    ]);
  });
});
