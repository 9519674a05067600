import { listOrderEvents, loadOrder, storeChart, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { chartDocument, type ChartDocument } from '@app/machines/diagram';
import { chartHash, type OrderStatus } from '@app/machines/order';
import { expect, onTestFinished, test } from 'vitest';
import { acceptChart } from '../../../hosting/accept-chart.ts';
import { runApp, runSeededApp, seedShop } from '../../../testing/index.ts';
import { verifyOrders } from '../../../upkeep/verify-orders.ts';
import { readMapping, type Mapping } from './mapping.ts';
import { passGate } from './pass-gate.ts';
import { moveMapped, type MappedOrder } from './move-mapped.ts';
import { neededMapping, openFindings, releaseFindings, type ReleaseFindings } from './release-findings.ts';

const before = 'aaaaaaaaaaaa';
const at = Date.parse('2026-11-27T09:00:00Z');
const chart = chartDocument();

/** The chart as a release before had it: with a status more, in which orders of the summary rested. */
const older: ChartDocument = {
  ...chart,
  statuses: [
    ...chart.statuses,
    ...chart.statuses.flatMap((status) =>
      status.id === 'sumup' ? [{ ...status, id: 'old_sumup' as 'sumup', name: 'Dawne podsumowanie' }] : [],
    ),
  ],
};

const mappingOf = (change: Partial<Mapping> = {}): Mapping => ({
  ...{ before, after: chartHash, statuses: { old_sumup: 'sumup' }, accepted: [], ...change },
});

onEachDatabase('the release gate', (open) => {
  /** A database that the older chart has served, with orders in the summary. */
  async function begin(document: ChartDocument = older, orders = 1) {
    const db = await open();
    await seedShop(db);
    const world = await runApp(db);
    onTestFinished(world.stop);
    const slugs: string[] = [];
    for (let made = 0; made < orders; made += 1) slugs.push(await world.createOrder());
    await db.transaction((tx) =>
      storeChart(tx, { hash: before, release: 'older', document: JSON.stringify(document) }, at),
    );
    return { db, world, slug: slugs[0] ?? '', slugs };
  }

  /** As if the order had come there under the older chart: in its row, its history and the counts. */
  async function putBack(db: Database, slug: string): Promise<void> {
    const order = await loadOrder(db, slug);
    const status = 'old_sumup' as OrderStatus;
    if (order === null) throw new Error('The order is there');
    await db.transaction(async ({ kysely }) => {
      await kysely.updateTable('orders').set({ status }).where('slug', '=', slug).execute();
      await kysely
        .updateTable('orderEvents')
        .set({ toStatus: status, passed: JSON.stringify([status]), chartHash: before })
        .where('orderId', '=', order.id)
        .where('seq', '=', 1)
        .execute();
      const { shopId } = order;
      const rests = kysely.updateTable('orderCounts').set((eb) => ({ count: eb('count', '-', 1) }));
      await rests.where('shopId', '=', shopId).where('status', '=', 'sumup').execute();
      await kysely.insertInto('orderCounts').values({ shopId, status, count: 1 }).execute();
    });
  }
  const keys = ({ unmapped, unaccepted }: ReturnType<typeof openFindings>) => [
    unmapped.map(({ status, orders }) => `${status} ${orders}`),
    unaccepted.map(({ key }) => key),
  ];

  test('is open where no other chart has served, and for the same chart under another hash', async () => {
    const { db } = await begin(chart);
    const found = await releaseFindings(db);
    expect([found.before?.release, found.findings, found.unknown]).toEqual(['older', [], []]);
    expect([openFindings(found, null), neededMapping(found)]).toEqual([
      { unmapped: [], unaccepted: [] },
      null,
    ]);
    await db.transaction(({ kysely }) => kysely.deleteFrom('charts').execute());
    expect(await releaseFindings(db)).toEqual({ before: null, findings: [], unknown: [] });
  });

  test('names the orders of a status that is gone, and the mapping that is forgotten; the server refuses to start', async () => {
    const { db, slug } = await begin();
    const none = await releaseFindings(db);
    expect([none.findings[0]?.key, none.findings[0]?.orders]).toEqual(['status-removed old_sumup', 0]);
    expect(keys(openFindings(none, null))).toEqual([[], []]);
    await acceptChart(db, 'this', at);
    await putBack(db, slug);
    const found: ReleaseFindings = await releaseFindings(db);
    expect(found.unknown).toEqual([{ status: 'old_sumup', name: 'Dawne podsumowanie', orders: 1 }]);
    expect(found.findings[0]?.examples).toMatchObject([{ slug, status: 'old_sumup' }]);
    expect(keys(openFindings(found, null))).toEqual([['old_sumup 1'], []]);
    expect(neededMapping(found)).toEqual({ ...mappingOf(), statuses: { old_sumup: '' } });
    expect(keys(openFindings(found, mappingOf()))).toEqual([[], []]);
    await expect(acceptChart(db, 'this', at)).rejects.toThrow(
      "Orders rest in statuses that this release's chart has not: old_sumup (1).",
    );
  });

  test('moves mapped orders with a row of their history each, dry first, and may be run again', async () => {
    const { db, slugs } = await begin(older, 2);
    const [slug = '', other = ''] = slugs;
    await putBack(db, slug);
    const told: MappedOrder[] = [];
    const run = (isDry: boolean) =>
      moveMapped(db, mappingOf(), { isDry, at, told: (order) => void told.push(order) });
    expect(await run(true)).toEqual({ moved: 1, kept: 0 });
    expect((await loadOrder(db, slug))?.status).toBe('old_sumup');
    expect(await run(false)).toEqual({ moved: 1, kept: 0 });
    const order = await loadOrder(db, slug);
    expect(told).toEqual([told[0], told[0]]);
    expect(told[0]).toMatchObject({ number: order?.number, from: 'old_sumup', to: 'sumup', lacks: [] });
    expect(order).toMatchObject({ status: 'sumup', chartHash, statusSince: at });
    expect(order?.deadlineAt).toBeGreaterThan(at);
    expect((await listOrderEvents(db, order?.id ?? '')).at(-1)).toMatchObject({
      event: 'CHART_MAPPED',
      fromStatus: 'old_sumup',
      toStatus: 'sumup',
      actor: 'system',
      forced: true,
      reason: `Wykres ${before} zastąpiono wykresem ${chartHash}, w którym tego statusu nie ma.`,
    });
    expect(await run(false)).toEqual({ moved: 0, kept: 0 });
    expect((await loadOrder(db, other))?.status).toBe('sumup');
    expect(await verifyOrders(db, (_number, fault) => void told.push(fault as never))).toMatchObject({
      wrong: 0,
    });
    await acceptChart(db, 'this', at);
  });

  test('keeps an order that lacks what its new status requires', async () => {
    const { db, slug } = await begin();
    await putBack(db, slug);
    const told: MappedOrder[] = [];
    const to = mappingOf({ statuses: { old_sumup: 'delivered' } });
    expect(await moveMapped(db, to, { isDry: false, at, told: (order) => void told.push(order) })).toEqual({
      moved: 0,
      kept: 1,
    });
    expect(told[0]?.lacks).not.toEqual([]);
    expect((await loadOrder(db, slug))?.status).toBe('old_sumup');
  });

  test('finds a transition that skips a check and a wider permission whoever is under way, until they are said to be meant', async () => {
    const tighter: ChartDocument = {
      ...chart,
      edges: chart.edges.map((edge) =>
        edge.event === 'CONFIRM_SUMMARY'
          ? { ...edge, conditions: [...edge.conditions, 'paid'] }
          : edge.event === 'SHIP'
            ? { ...edge, actors: edge.actors.filter((actor) => actor !== 'salesman') }
            : edge,
      ),
    };
    const { db } = await begin(tighter);
    const found = await releaseFindings(db);
    const open = openFindings(found, null).unaccepted;
    expect(open.every(({ kind }) => kind === 'loosened')).toBe(true);
    expect(open.some(({ sentence }) => sentence.includes('nie pyta już o paid'))).toBe(true);
    expect(open.map(({ key }) => key)).toContain('added SHIP salesman');
    expect(keys(openFindings(found, mappingOf({ accepted: open.map(({ key }) => key) })))).toEqual([[], []]);
  });

  test('asks for a word on what is taken from orders under way, and for none where nobody is', async () => {
    const richer: ChartDocument = {
      ...chart,
      edges: [
        ...chart.edges,
        ...chart.edges.flatMap((edge) =>
          edge.event === 'CONFIRM_SUMMARY' && edge.from === 'sumup'
            ? [
                { ...edge, event: 'SHIP' as const },
                { ...edge, from: 'update_vat_id' as const, event: 'SHIP' as const },
              ]
            : [],
        ),
      ],
    };
    const { db } = await begin(richer);
    const [taken] = openFindings(await releaseFindings(db), null).unaccepted;
    expect(taken).toMatchObject({ kind: 'breaking', key: 'removed SHIP client', orders: 1 });
    expect(new Set(taken?.statuses)).toEqual(new Set(['sumup', 'update_vat_id']));
    await db.transaction(({ kysely }) => kysely.updateTable('orderTotals').set({ count: 0 }).execute());
    expect(openFindings(await releaseFindings(db), null).unaccepted).toEqual([]);
  });
});

onEachDatabase('the command of the gate', (open) => {
  test('says what differs, which mapping is needed and what it would do, and shuts until it is given', async () => {
    const db = await open();
    await seedShop(db);
    const document: ChartDocument = {
      ...chart,
      edges: chart.edges.flatMap((edge) =>
        edge.event === 'SHIP'
          ? [{ ...edge, actors: edge.actors.filter((actor) => actor !== 'salesman') }]
          : [edge],
      ),
    };
    const kept = { hash: before, release: 'older', document: JSON.stringify(document) };
    await db.transaction((tx) => storeChart(tx, kept, at));
    const lines: string[] = [];
    const gate = { isDry: true, at, say: (line: string) => void lines.push(line) };
    expect(await passGate(db, { ...gate, mapping: null })).toBe(false);
    expect(lines[0]).toContain(
      `Chart ${before} beside ${chartHash}, 1 differences.\nLets happen what was not let:`,
    );
    expect(lines.slice(2)).toEqual([
      'Nobody has said that this is meant: added SHIP salesman',
      'The gate is shut.',
    ]);
    const needed = lines[1]?.replace('The mapping that is needed:\n', '') ?? '';
    expect(await passGate(db, { ...gate, mapping: needed })).toBe(true);
    expect(lines.slice(-2)).toEqual(['0 orders would be moved, 0 stay.', 'The gate is open.']);
  });
});

test('a mapping says what is wrong in it', () => {
  const charts = { before, after: chartHash };
  const whole = { ...charts, statuses: { old: 'sumup' }, accepted: [] };
  expect(readMapping(JSON.stringify(whole), charts)).toEqual(whole);
  const wrong = (change: object) => () => readMapping(JSON.stringify({ ...whole, ...change }), charts);
  expect(wrong({ statuses: { old: 'nowhere' } })).toThrow('statuses.old: no order may rest there');
  expect(wrong({ statuses: { old: 'qes_selected' } })).toThrow('statuses.old: no order may rest there');
  expect(wrong({ before: 'bbbbbbbbbbbb' })).toThrow('The mapping is for the chart bbbbbbbbbbbb before');
  expect(wrong({ more: 1 })).toThrow('more');
  expect(() => readMapping('{', charts)).toThrow('The mapping is no JSON');
});

onEachDatabase('the page of the release', (open) => {
  test('says what the gate says, to staff who see the chart', async () => {
    const world = await runSeededApp(open);
    onTestFinished(world.stop);
    const { db } = world.ports;
    const document = {
      ...chart,
      edges: chart.edges.map((edge) =>
        edge.event === 'SHIP'
          ? { ...edge, actors: edge.actors.filter((actor) => actor !== 'salesman') }
          : edge,
      ),
    };
    await db.transaction((tx) =>
      storeChart(tx, { hash: before, release: 'older', document: JSON.stringify(document) }, at),
    );
    const ask = async (email: string) =>
      world.app.request('/api/superadmin/chart/release', { headers: await world.signIn(email) });
    const reply = (await (await ask('admin@test.example')).json()) as ReplyOf<'getChartRelease'>;
    expect([reply.hash, reply.before, reply.unknown]).toEqual([
      chartHash,
      { hash: before, release: 'older', started_at: '2026-11-27T09:00:00.000Z' },
      [],
    ]);
    expect(reply.findings).toMatchObject([
      { kind: 'loosened', key: 'added SHIP salesman', examples: [], needs_word: true },
    ]);
    expect(JSON.parse(reply.mapping ?? '')).toEqual(
      mappingOf({ statuses: {}, accepted: ['added SHIP salesman'] }),
    );
    expect((await ask('sklep@test.example')).status).toBe(403);
  });
});
