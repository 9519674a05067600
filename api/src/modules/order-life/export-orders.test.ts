import { onEachDatabase } from '@app/db/testing';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeXlsx } from '../../documents/write-xlsx.ts';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';

const sheetOf = async (bytes: ArrayBuffer) => (await readXlsx(new Uint8Array(bytes))).sheets[0]?.rows ?? [];

test('a text that looks like a formula stays a text', async () => {
  async function* rows() {
    yield ['=HYPERLINK("https://zly.example")', 1234.5];
    yield ['+48600700800', null];
    yield ['@SUM(A1)\t', null];
  }
  const columns = [
    { header: 'Firma', kind: 'text' },
    { header: 'Kwota', kind: 'amount' },
  ] as const;
  const bytes = await new Response(writeXlsx('Wnioski', columns, rows())).arrayBuffer();
  const sheet = (await readXlsx(new Uint8Array(bytes))).sheets[0];
  expect(sheet?.rows.map((row) => row[0])).toEqual([
    ...['Firma', '=HYPERLINK("https://zly.example")', '+48600700800', '@SUM(A1)\t'],
  ]);
  expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
});

onEachDatabase('the export of orders', (open) => {
  let world: RunningApp;
  let cookie: Record<string, string>;
  let slugs: readonly string[];

  beforeAll(async () => {
    const db = await open();
    await seedShop(db);
    world = await runApp(db);
    cookie = await world.signIn('admin@test.example');
    slugs = [await world.createOrder(), await world.createOrder(), await world.createOrder()];
  });
  afterAll(() => world.stop());

  const ask = (query: Record<string, string>, headers = cookie) =>
    world.app.request(`/api/superadmin/orders/export?${new URLSearchParams(query)}`, { headers });
  const numbers = async () => {
    const { orders } = (await (
      await world.app.request('/api/superadmin/orders', { headers: cookie })
    ).json()) as {
      orders: { slug: string; siemens_id: string }[];
    };
    return new Map(orders.map(({ slug, siemens_id }) => [slug, siemens_id]));
  };

  test('holds the chosen columns of what the filters say, under their names', async () => {
    const answer = await ask({ columns: 'number,channel,created', direction: 'asc' });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="wnioski.xlsx"',
    ]);
    const [header, ...rows] = await sheetOf(await answer.arrayBuffer());
    const known = await numbers();
    expect(header).toEqual(['Numer', 'Kanał', 'Data']);
    expect(rows.map(([number, channel]) => [number, channel])).toEqual(
      slugs.map((slug) => [known.get(slug), 'Sklep internetowy']),
    );
    expect(await sheetOf(await (await ask({ columns: 'number', tab: 'sales' })).arrayBuffer())).toEqual([
      ['Numer'],
    ]);
  });

  test('holds the chosen orders alone, in the order in which they were chosen', async () => {
    const known = await numbers();
    const chosen = [slugs[2], 'no-such', slugs[0]].join();
    const sheet = await sheetOf(await (await ask({ columns: 'number', slugs: chosen })).arrayBuffer());
    expect(sheet).toEqual([['Numer'], [known.get(slugs[2] ?? '')], [known.get(slugs[0] ?? '')]]);
  });

  test('is refused before it begins: an unknown column, an unknown status, a shop', async () => {
    expect((await ask({ columns: 'pesel' })).status).toBe(422);
    expect((await ask({ status: 'nowhere' })).status).toBe(422);
    expect((await ask({}, await world.signIn('sklep@test.example'))).status).toBe(403);
  });
});
