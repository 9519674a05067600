import { forgetCountedDays, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { appendOrderEvent, insertOrder } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { newFacts, type FinancingType, type OrderStatus, type SalesChannel } from '@app/machines/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import { countDays } from './count-days.ts';

type Figures = ReplyOf<'getChartFigures'>;

/** A move as the history has it: when, by which event, and the statuses that were entered. */
type Move = readonly [at: string, event: string, actor: 'client' | 'admin' | 'system', ...OrderStatus[]];

const minute = 60_000;
const hour = 60 * minute;

onEachDatabase('the figures of the chart', (open) => {
  let db: Database;
  let world: RunningApp;
  let headers: Record<string, string>;
  /** Noon in Warsaw, two days after the clocks were set forward. */
  let now = Date.parse('2026-03-31T10:00:00Z');
  let app: ReturnType<typeof createApp>;

  async function begin(
    kind: { salesChannel: SalesChannel; financingType: FinancingType; method?: 'qes' },
    moves: readonly Move[],
  ): Promise<void> {
    const { salesChannel, financingType, method = null } = kind;
    const shop = await db.kysely.selectFrom('shops').select('id').orderBy('id').executeTakeFirstOrThrow();
    const last = moves.at(-1);
    const status = moves.flatMap(([, , , ...visited]) => visited).at(-1);
    if (last === undefined || status === undefined) throw new Error('An order has moves');
    await db.transaction(async (tx) => {
      const { id } = await insertOrder(tx, {
        ...{
          shopId: shop.id,
          salesChannel,
          receiveChannel: 'api',
          financingType,
          flowType: 'client',
          status,
        },
        facts: newFacts({ salesChannel, financingType, flowType: 'client' }),
        ...{ chartHash: 'chart', at: Date.parse(last[0]) },
      });
      await tx.kysely
        .updateTable('orders')
        .set({ agreementSignatureType: method })
        .where('id', '=', id)
        .execute();
      let fromStatus: OrderStatus | null = null;
      for (const [at, [moment, event, actor, ...visited]] of moves.entries()) {
        const toStatus: OrderStatus = visited.at(-1) ?? fromStatus ?? status;
        await appendOrderEvent(tx, {
          ...{ orderId: id, seq: at + 1, event, factsPatch: {}, fromStatus, toStatus, visited, edges: [] },
          ...{ actor, userId: null, reason: null, forced: event === 'FORCE', at: Date.parse(moment) },
          chartHash: 'chart',
        });
        fromStatus = toStatus;
      }
    });
  }

  async function signIn(): Promise<void> {
    const answer = await app.request('/api/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@test.example', password: demoPassword }),
    });
    headers = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  }

  const ask = async (query: Record<string, string> = {}): Promise<Figures> => {
    const path = `/api/superadmin/chart/figures?${new URLSearchParams(query)}`;
    const answer = await app.request(path, { headers });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Figures;
  };
  const edges = ({ edges: all }: Figures) =>
    all.map(({ from, event, to, count }) => `${from} ${event} ${to} ${count}`).toSorted();
  const statusOf = ({ statuses }: Figures, of: OrderStatus) => statuses.find(({ status }) => status === of);

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    app = createApp({ ...world.ports, now: () => now });
    await signIn();
    await begin({ salesChannel: 'ecommerce', financingType: 'lease', method: 'qes' }, [
      // The last minute of 24 March in Warsaw, which the seven days leave out, and the first of the 25th.
      ['2026-03-24T22:59:00Z', 'CREATE', 'client', 'sumup'],
      ['2026-03-24T23:00:00Z', 'CONFIRM_SUMMARY', 'client', 'form_opened'],
      ['2026-03-25T03:00:00Z', 'RESEND_SMS', 'client'],
      ['2026-03-29T09:00:00Z', 'SELECT_METHOD', 'client', 'qes_selected', 'statement_verified_by_sms'],
    ]);
    await begin({ salesChannel: 'pos', financingType: 'b2b_loan' }, [
      ['2026-03-31T06:00:00Z', 'CREATE', 'client', 'sumup'],
      ['2026-03-31T08:00:00Z', 'FORCE', 'admin', 'form_opened'],
    ]);
  });
  afterAll(() => world.stop());

  test('say, before a day is counted, what has happened since the last midnight', async () => {
    const figures = await ask();
    expect([figures.from, figures.whole]).toEqual(['2026-03-30T22:00:00.000Z', false]);
    expect(edges(figures)).toEqual(['created CREATE sumup 1', 'sumup FORCE form_opened 1']);
    expect(await ask({ period: '24h' })).toMatchObject({ from: '2026-03-30T10:00:00.000Z', whole: true });
  });

  test('say of the counted days which ways were gone and how long orders stayed', async () => {
    expect(await countDays({ ...world.ports, now: () => now })).toBe(90);
    const figures = await ask();
    expect([figures.from, figures.whole]).toEqual(['2026-03-24T23:00:00.000Z', true]);
    expect(edges(figures)).toEqual([
      'created CREATE sumup 1',
      'form_opened RESEND_SMS form_opened 1',
      'form_opened SELECT_METHOD qes_selected 1',
      'qes_selected ALWAYS statement_verified_by_sms 1',
      'sumup CONFIRM_SUMMARY form_opened 1',
      'sumup FORCE form_opened 1',
    ]);
    const sumup = statusOf(figures, 'sumup');
    expect([sumup?.now, sumup?.entered, sumup?.longest_ms]).toEqual([0, 1, 2 * hour]);
    const inexact = [(sumup?.median_ms ?? 0) / minute, (sumup?.p90_ms ?? 0) / (2 * hour)];
    expect(inexact.filter((ratio) => Math.abs(ratio - 1) > 0.01)).toEqual([]);
    const form = statusOf(figures, 'form_opened');
    expect(form).toMatchObject({ now: 1, oldest_at: '2026-03-31T08:00:00.000Z', entered: 2 });
    expect(form?.longest_ms).toBe(Date.parse('2026-03-29T09:00:00Z') - Date.parse('2026-03-24T23:00:00Z'));
    expect(statusOf(figures, 'qes_selected')).toMatchObject({ entered: 1, longest_ms: null });
    expect(edges(await ask({ period: '30d' }))).toContain('created CREATE sumup 2');
  });

  test('are narrowed by channel, financing, method and by who moved', async () => {
    const pos = await ask({ channel: 'pos' });
    expect(edges(pos)).toEqual(['created CREATE sumup 1', 'sumup FORCE form_opened 1']);
    expect([statusOf(pos, 'form_opened')?.now, statusOf(pos, 'statement_verified_by_sms')?.now]).toEqual([
      1, 0,
    ]);
    expect(edges(await ask({ financing: 'b2b_loan' }))).toEqual(edges(pos));
    expect(edges(await ask({ method: 'none' }))).toEqual(edges(pos));
    const qes = await ask({ method: 'qes' });
    expect([statusOf(qes, 'form_opened')?.now, statusOf(qes, 'statement_verified_by_sms')?.now]).toEqual([
      0, 1,
    ]);
    expect(edges(await ask({ method: 'qes', channel: 'pos' }))).toEqual([]);
    expect(edges(await ask({ actor: 'admin' }))).toEqual(['sumup FORCE form_opened 1']);
    expect(edges(await ask({ actor: 'admin', channel: 'ecommerce' }))).toEqual([]);
  });

  test('count a day once, whoever counts it, and the same when it is counted anew', async () => {
    const before = await ask();
    const clock = { ...world.ports, now: () => now };
    expect(await countDays(clock)).toBe(0);
    await forgetCountedDays(db);
    await Promise.all([countDays(clock), countDays(clock)]);
    expect(await ask()).toEqual(before);
  });

  test('drop the days that no period reaches, and wait ten minutes for a day that has just ended', async () => {
    const range = async () => {
      const days = await db.kysely.selectFrom('countedDays').select('day').orderBy('day').execute();
      return [days[0]?.day, days.at(-1)?.day, days.length];
    };
    expect(await range()).toEqual(['2025-12-31', '2026-03-30', 90]);
    now = Date.parse('2026-03-31T22:09:00Z');
    await signIn();
    expect(await countDays({ ...world.ports, now: () => now })).toBe(0);
    expect(edges(await ask({ period: '24h' }))).toEqual([
      'created CREATE sumup 1',
      'sumup FORCE form_opened 1',
    ]);
    now = Date.parse('2026-03-31T22:11:00Z');
    expect(await countDays({ ...world.ports, now: () => now })).toBe(1);
    expect(await range()).toEqual(['2026-01-01', '2026-03-31', 90]);
  });

  test('are refused for a period and a channel that are none', async () => {
    const path = '/api/superadmin/chart/figures?period=1y&channel=fair';
    const answer = await app.request(path, { headers });
    const { errors } = (await answer.json()) as { errors: readonly object[] };
    expect([answer.status, errors.flatMap(Object.keys)]).toEqual([422, ['period', 'channel']]);
  });
});
