import { countOutbox, loadShopByClientId, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { accountRoles, calls, type Call } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertAccount } from '../testing/insert-account.ts';
import { hashTables, runSeededApp, shopKey, type RunningApp } from '../testing/index.ts';
import { textFieldsOf, type TextField } from './testing/text-fields.ts';

const rows = Object.values(calls) as readonly Call[];
/** Those whose body is JSON. */
const writing = rows.filter(({ body, file }) => body !== undefined && file === undefined);

/** What no text may hold, in a text of several lines either. */
const hidden = {
  'U+0000': '\0',
  'a header of its own': '\r\nBcc: obcy@example.com',
  'an escape': '\u001b[31m',
  'a control of the upper half': '\u0085',
  'half a pair': '\ud800',
  'a turned direction': '\u202e',
  'an isolated direction': '\u2066',
};

/** A query and a form's field are bytes: half a pair cannot be written in them. */
const { 'half a pair': _, ...hiddenInBytes } = hidden;

/** Parts of a path that can be read and cannot be a slug, token, id or word, and parts that cannot be read. */
const unnameable = ['%00', 'a%00b', '%0D%0ASet-Cookie:%20a=b', '%E2%80%AE', '%C5%BC', '%20'];
const unreadable = ['%', '%zz', '%ff', '%ED%A0%80', '%C0%80'];

/** Each of these tests sends every call. */
const walksAll = { timeout: 120_000 };

onEachDatabase('bad text', (open) => {
  let db: Database;
  let world: RunningApp;
  let slug: string;
  const cookies = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    slug = await world.createOrder();
    const shopId = (await loadShopByClientId(db, 'test'))?.id ?? null;
    for (const role of ['superadmin', 'shop_admin'] as const) {
      const email = `${role}@text.example`;
      await insertAccount(db, { email, roles: [role], shopId: role === 'shop_admin' ? shopId : null });
      cookies.set(role, await world.signIn(email));
    }
  });
  afterAll(() => world.stop());

  /** What the database holds, once what an earlier move asked for is done. */
  async function everything(): Promise<Record<string, string>> {
    const due = async () => (await countOutbox(db)).filter(({ oldestDueAt }) => oldestDueAt <= Date.now());
    await vi.waitFor(async () => expect(await due()).toEqual([]), { timeout: 20_000 });
    return hashTables(db);
  }

  /** Headers under which the call is open. */
  function headersFor({ roles }: Call): Record<string, string> {
    const json = { 'content-type': 'application/json' };
    if (roles.includes('shop_api')) return { ...json, authorization: `Bearer ${shopKey}` };
    const role = accountRoles.find((each) => cookies.has(each) && roles.includes(each));
    return { ...json, ...(role === undefined ? {} : cookies.get(role)) };
  }

  const pathOf = (row: Call): string =>
    row.path
      .replace(':slug', slug)
      .replace(':categories', 'general_categories')
      .replaceAll(/:[a-z_]+/gu, 'nobody');

  const ask = async (row: Call, path = pathOf(row), body?: string): Promise<Response> =>
    world.app.request(path, {
      method: row.method,
      headers: headersFor(row),
      ...(body === undefined ? {} : { body }),
    });

  function askWithFile(row: Call, sent: Record<string, unknown>): Promise<Response> {
    const form = new FormData();
    if (row.file?.json !== undefined) form.set(row.file.json, JSON.stringify(sent));
    else for (const [name, value] of Object.entries(sent)) form.set(name, String(value));
    form.set('file', new File(['%PDF-1.7'], 'umowa.pdf'));
    const { 'content-type': _json, ...headers } = headersFor(row);
    return Promise.resolve(world.app.request(pathOf(row), { method: row.method, headers, body: form }));
  }

  const fieldsOf = async (answer: Response): Promise<string[]> =>
    ((await answer.json()) as { errors?: object[] }).errors?.flatMap((error) => Object.keys(error)) ?? [];

  test(
    'is 422 in every field of every body and query, with the field, and changes nothing (F019, F036)',
    walksAll,
    async () => {
      const before = await everything();
      const wrong: string[] = [];
      let asked = 0;
      /** Each kind of hidden text in the field, sent as told. */
      async function expectRefused(
        row: Call,
        { sample, pathWith, bodyWith }: TextField,
        kinds: Readonly<Record<string, string>>,
        send: (sent: Record<string, unknown>) => Promise<Response>,
      ): Promise<void> {
        if (sample === null) wrong.push(`${row.name} ${pathWith('…')}: no sample`);
        for (const [what, characters] of Object.entries(kinds)) {
          asked += 1;
          const text = `${sample}${characters}`;
          const answer = await send(bodyWith(text) as Record<string, unknown>);
          const fields = answer.status === 422 ? await fieldsOf(answer) : [];
          if (!fields.includes(pathWith(text)))
            wrong.push(`${row.name} ${pathWith('…')} with ${what}: ${answer.status} ${fields.join()}`);
        }
      }
      for (const row of rows) {
        const inBody = row.file !== undefined && row.file.json === undefined ? hiddenInBytes : hidden;
        for (const field of row.body === undefined ? [] : textFieldsOf(row.body))
          await expectRefused(row, field, inBody, (sent) =>
            row.file === undefined ? ask(row, pathOf(row), JSON.stringify(sent)) : askWithFile(row, sent),
          );
        for (const field of row.query === undefined ? [] : textFieldsOf(row.query))
          await expectRefused(row, field, hiddenInBytes, (sent) => {
            const query = new URLSearchParams(
              Object.entries(sent).map(([name, value]) => [name, String(value)]),
            );
            return ask(row, `${pathOf(row)}?${query.toString()}`, row.body === undefined ? undefined : '{}');
          });
      }
      expect(wrong).toEqual([]);
      expect(asked).toBeGreaterThan(1_500);
      expect(await everything()).toEqual(before);
    },
  );

  test(
    'is 404 where the path names something by it, and 400 where the path or query cannot be read (F019)',
    walksAll,
    async () => {
      const before = await everything();
      const wrong: string[] = [];
      async function expectStatus(row: Call, path: string, status: number, part?: string): Promise<void> {
        const answer = await ask(row, path, row.method === 'GET' ? undefined : '{}');
        const said = await answer.text();
        if (answer.status !== status || (part !== undefined && !said.includes(part)))
          wrong.push(`${row.method} ${path}: ${answer.status} ${said}`);
      }
      for (const row of rows) {
        for (const bytes of unreadable)
          await expectStatus(row, `${pathOf(row)}?any=${bytes}`, 400, 'parametry są błędnie zakodowane');
        for (const [param] of row.path.matchAll(/:[a-z_]+/gu)) {
          const withParam = (text: string): string => pathOf({ ...row, path: row.path.replace(param, text) });
          for (const text of unnameable) await expectStatus(row, withParam(text), 404);
          for (const bytes of unreadable)
            await expectStatus(row, withParam(bytes), 400, 'ścieżka jest błędnie zakodowana');
        }
      }
      expect(wrong).toEqual([]);
      expect(await everything()).toEqual(before);
    },
  );

  test(
    'nested deeper than any body is 422 with the field, and so is a draft deeper than a form (F021)',
    walksAll,
    async () => {
      const before = await everything();
      const wrong: string[] = [];
      const nested = (depth: number): string => `${'{"a":['.repeat(depth / 2)}1${']}'.repeat(depth / 2)}`;
      for (const row of writing)
        for (const depth of [40, 2_000, 60_000]) {
          const answer = await ask(row, pathOf(row), `{"order":{"company_attributes":${nested(depth)}}}`);
          const fields = await fieldsOf(answer);
          if (answer.status !== 422 || !fields.includes('order.company_attributes.a'))
            wrong.push(`${row.name} ${depth} deep: ${answer.status} ${fields.join()}`);
        }
      for (const row of [calls.saveDraft, calls.saveFormForLater]) {
        const answer = await ask(row, pathOf(row), `{"order":{"company_attributes":${nested(14)}}}`);
        expect([answer.status, await fieldsOf(answer)]).toEqual([
          422,
          ['order.company_attributes.a.0.a.0.a.0.a.0.a.0.a'],
        ]);
      }
      expect(wrong).toEqual([]);
      expect(await everything()).toEqual(before);
    },
  );

  test(
    'under names that JavaScript keeps for itself changes nothing; in other bytes than UTF-8 or cut off it is 400',
    walksAll,
    async () => {
      const before = await everything();
      const wrong: string[] = [];
      const own =
        '{"__proto__":{"version":1,"a":"\\u0000"},"constructor":{"prototype":{"a":1}},"version":999999}';
      for (const row of writing) {
        // A new secret is asked for without a word: what names nothing is done.
        const { status: named } =
          row.name === 'enrolSecondFactor' ? { status: 0 } : await ask(row, pathOf(row), own);
        if (named >= 500) wrong.push(`${row.name} __proto__: ${named}`);
        for (const body of ['{"a":', '[', '{"a":"\\ud8"}', 'null', '"a"', '{} {}'])
          if ((await ask(row, pathOf(row), body)).status !== 400) wrong.push(`${row.name} ${body}`);
        const bytes = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
        const { status } = await ask(row, pathOf(row), bytes as never);
        if (status !== 400) wrong.push(`${row.name} in bytes: ${status}`);
      }
      expect(wrong).toEqual([]);
      expect(await everything()).toEqual(before);
    },
  );

  test(
    'in a header that a value is read from is no fault of ours and changes nothing',
    walksAll,
    async () => {
      const before = await everything();
      const values = {
        cookie: ['session=%00', 'session=%ED%A0%80', 'session="'],
        authorization: ['Bearer \u00ff', 'Bearer %00'],
        'idempotency-key': ['\u00ff'.repeat(8), '%00', 'a'.repeat(200)],
        'if-none-match': ['\u0080'],
        'x-request-id': ['\u0080'],
      };
      const wrong: string[] = [];
      for (const row of rows)
        for (const [name, texts] of Object.entries(values))
          for (const text of texts) {
            const gone = new AbortController();
            const { status } = await world.app.request(pathOf(row), {
              method: row.method,
              headers: { ...headersFor(row), [name]: text },
              signal: gone.signal,
              // Cut off: what a header opens is not acted on.
              ...(row.method === 'GET' ? {} : { body: '{"version":' }),
            });
            gone.abort();
            if (status >= 500) wrong.push(`${row.name} ${name}: ${status}`);
          }
      expect(wrong).toEqual([]);
      expect(await everything()).toEqual(before);
    },
  );

  test('of several lines is taken where a person gives a reason', async () => {
    const other = await world.createOrder({ external_order_id: 'A-2' });
    const path = calls.cancelOrder.path.replace(':slug', other);
    const answer = await ask(calls.cancelOrder, path, JSON.stringify({ reason: 'Za drogo\n\t- i za późno' }));
    expect(answer.status).toBe(200);
  });
});
