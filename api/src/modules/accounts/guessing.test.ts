import { invalidatePassword, loadUserByEmail, setPassword, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { seedShop, walkingApp } from '../../testing/index.ts';
import { unwatched } from '../../testing/unwatched.ts';
import { loginTurns } from '../../kernel/login-turns.ts';
import { deleteExpired } from '../../operations/delete-expired.ts';

const minute = 60_000;
const email = 'sklep@test.example';

onEachDatabase('who guesses passwords', (open) => {
  let db: Database;
  let world: ReturnType<typeof walkingApp>;
  let waits: number[] = [];
  let lines: string[] = [];
  /** Ends what is waited for; at once where the test does not hold it. */
  let held: (() => void)[] | null = null;
  let app: ReturnType<typeof createApp>;

  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = walkingApp(db);
  });
  beforeEach(async () => {
    waits = [];
    lines = [];
    held = null;
    await db.transaction(async (tx) => {
      await tx.kysely.deleteFrom('loginFailures').execute();
      await tx.kysely.deleteFrom('knownSources').execute();
    });
    const wait = (ms: number): Promise<void> => {
      waits.push(ms);
      return held === null ? Promise.resolve() : new Promise((resolve) => held?.push(resolve));
    };
    app = createApp({
      ...world.ports,
      ...unwatched(lines, 'info'),
      loginTurns: loginTurns(wait),
      settings: { ...world.ports.settings, trustProxy: true },
    });
  });
  afterAll(() => world.stop());

  const signIn = async (source: string, password = 'zgaduję', as = email) =>
    app.request('/api/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': source },
      body: JSON.stringify({ email: as, password }),
    });
  const statuses = async (sources: readonly string[], password?: string): Promise<number[]> => {
    const answers: number[] = [];
    for (const source of sources) answers.push((await signIn(source, password)).status);
    return answers;
  };
  const sources = (count: number) => Array.from({ length: count }, (_, n) => `203.0.${n}.7`);

  test(
    'from sixty sources waits longer and longer for each answer, though it is the right one (F009)',
    { tags: ['slow'] },
    async () => {
      expect(await statuses(sources(60))).toEqual(sources(60).map(() => 401));
      expect(waits.slice(0, 6)).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
      expect(waits).toHaveLength(55);
      expect((await signIn('198.51.100.1', demoPassword)).status).toBe(200);
      expect(waits).toHaveLength(56);
    },
  );

  test('slows no owner down at a source that the account knows, and nobody at another account (S7)', async () => {
    await signIn('198.51.100.1', demoPassword);
    await statuses(sources(10));
    waits = [];
    expect((await signIn('198.51.100.1', demoPassword)).status).toBe(200);
    expect((await signIn('203.0.1.7', demoPassword, 'admin@test.example')).status).toBe(200);
    expect(waits).toEqual([]);
  });

  test('waits as long for an account that does not exist', async () => {
    for (const source of sources(7)) await signIn(source, 'zgaduję', 'nikt@test.example');
    expect(waits).toEqual([500, 1000]);
  });

  test('is not waited for by more than ten at a time; the owner signs in where he is known (F009)', async () => {
    await signIn('198.51.100.1', demoPassword);
    await statuses(sources(5));
    const waiting: (() => void)[] = (held = []);
    const answered: (readonly [number, string | null])[] = [];
    const guesses = sources(30).map(async (source) => {
      const answer = await signIn(source.replace('203', '204'));
      answered.push([answer.status, answer.headers.get('retry-after')]);
    });
    await vi.waitFor(() => expect([answered.length, waiting.length]).toEqual([20, 10]), { timeout: 15_000 });
    expect(answered).toEqual(Array.from({ length: 20 }, () => [429, '5']));
    expect((await signIn('198.51.100.1', demoPassword)).status).toBe(200);
    held = null;
    for (const end of waiting) end();
    await Promise.all(guesses);
    expect(answered.slice(20)).toEqual(Array.from({ length: 10 }, () => [401, null]));
    expect((await signIn('198.51.100.2', demoPassword)).status).toBe(200);
  });

  test('right, but waits while the password is reset, comes to nothing: the source is not known either (F010)', async () => {
    await statuses(sources(5));
    const waiting: (() => void)[] = (held = []);
    const thief = signIn('198.51.100.7', demoPassword);
    await expect.poll(() => waiting).toHaveLength(1);
    const user = await loadUserByEmail(db, email);
    if (user === null) throw new Error('There is no such user');
    await db.transaction((tx) => invalidatePassword(tx, user.id, 1));
    held = null;
    for (const end of waiting) end();
    expect((await thief).status).toBe(401);
    expect(await db.kysely.selectFrom('knownSources').selectAll().execute()).toEqual([]);
    const { passwordHash } = user;
    await db.transaction((tx) =>
      setPassword(tx, user.id, { passwordHash: passwordHash ?? '', outdated: false }, world.clock.now),
    );
  });

  test('at one time from one source has five tries, not more', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => signIn('198.51.100.9')));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([5, 4]);
  });

  test('from one /64 is one source, with or without a port, and so is who names none (F009)', async () => {
    const same = [
      '2001:db8:1:2::1',
      '[2001:db8:1:2::2]:4711',
      '2001:db8:1:2:9::3',
      '2001:db8:1:2::4',
      '2001:db8:1:2::5',
    ];
    expect(await statuses([...same, '2001:db8:1:2::6', '2001:db8:1:3::1'])).toEqual([
      ...same.map(() => 401),
      429,
      401,
    ]);
    const ports = [1, 2, 3, 4, 5, 6].map((port) => `198.51.100.3:${port}`);
    expect((await statuses(ports)).at(-1)).toBe(429);
    expect((await statuses(['a', 'b', 'c', 'd', 'e', 'f'])).at(-1)).toBe(429);
  });

  test('stands in the security log with account and source as digests, and is counted (F027)', async () => {
    for (const source of sources(6)) await signIn(source.replace('7', '1'));
    await signIn('203.0.0.1', 'zgaduję', 'nikt@test.example');
    await signIn('198.51.100.1', demoPassword);
    const told = lines
      .map((line) => JSON.parse(line) as Record<string, string>)
      .filter(({ msg }) => msg === 'security');
    expect(told.map(({ level, event, outcome }) => `${level} ${event} ${outcome}`)).toEqual([
      ...Array.from({ length: 7 }, () => 'warn login wrong_password'),
      'info login success',
    ]);
    const counted = (name: string) => new Set(told.map((line) => line[name])).size;
    expect([counted('account'), counted('source')]).toEqual([2, 7]);
    expect(told[6]?.['source']).toBe(told[0]?.['source']);
    expect(told[7]?.['account']).toBe(told[0]?.['account']);
    expect(lines.join('')).not.toMatch(/test\.example|203\.0|198\.51/u);
  });

  test('leaves no row behind once nothing counts any more (F028)', async () => {
    await statuses(sources(20));
    const rows = async () => (await db.kysely.selectFrom('loginFailures').select('source').execute()).length;
    await deleteExpired(world.ports);
    expect(await rows()).toBe(20);
    world.clock.now += 61 * minute;
    await deleteExpired(world.ports);
    expect(await rows()).toBe(0);
  });
});
