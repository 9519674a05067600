import { openDatabase, type Database } from '@app/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ports } from './ports.ts';
import { unwatched } from '../testing/unwatched.ts';
import { securityEvent, type SecurityEvent } from './security-log.ts';

const keysOf = (fill: number) => [{ id: `k${fill}`, key: Buffer.alloc(32, fill).toString('base64') }];
let db: Database;
let other: Database;
beforeAll(() => {
  db = openDatabase('sqlite::memory:', { keys: keysOf(1) });
  other = openDatabase('sqlite::memory:', { keys: keysOf(2) });
});
afterAll(() => Promise.all([db.close(), other.close()]));

function told(database: Database, ...events: SecurityEvent[]) {
  const lines: string[] = [];
  const watch = unwatched(lines, 'info');
  for (const event of events) securityEvent({ db: database, ...watch } as Ports, event);
  return { lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>), metrics: watch.metrics };
}

test('a line of the security log names account and source by digests that can be counted', async () => {
  const guess = { event: 'login', outcome: 'wrong_password', source: '10.0.0.1' } as const;
  const { lines, metrics } = told(
    db,
    { ...guess, account: 'jan@sklep.pl' },
    { ...guess, account: ' JAN@sklep.pl ' },
    { ...guess, account: 'ewa@sklep.pl', outcome: 'success' },
  );
  const [first, second, third] = lines;
  expect(first).toEqual({
    level: 'warn',
    time: expect.any(String),
    pid: process.pid,
    event: 'login',
    outcome: 'wrong_password',
    account: expect.stringMatching(/^[\w-]{16}$/u),
    source: expect.stringMatching(/^[\w-]{16}$/u),
    msg: 'security',
  });
  expect(second).toEqual({ ...first, time: expect.any(String) });
  expect(third).toMatchObject({ level: 'info', source: first?.['source'] });
  expect(third?.['account']).not.toBe(first?.['account']);
  expect(JSON.stringify(lines)).not.toMatch(/sklep|10\.0\.0\.1/u);
  expect((await metrics.text()).split('\n')).toContain(
    'security_events_total{event="login",outcome="wrong_password"} 2',
  );
});

test('the digests are of no use without the key, and a source is never taken for an account', () => {
  const event = { event: 'login', outcome: 'success', account: 'same', source: 'same' } as const;
  const [mine, theirs] = [told(db, event).lines[0], told(other, event).lines[0]];
  expect(mine?.['account']).not.toBe(theirs?.['account']);
  expect(mine?.['account']).not.toBe(mine?.['source']);
});

test('what was read is told by names, with the order', () => {
  const { lines } = told(db, {
    event: 'personal_data_read',
    outcome: 'success',
    order: 'order-id',
    fields: ['pesel', 'documentNumber'],
  });
  expect(lines[0]).toMatchObject({ order: 'order-id', fields: 'pesel documentNumber' });
});
