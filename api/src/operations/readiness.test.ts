import { createServer, type AddressInfo, type Socket } from 'node:net';
import { openDatabase, type Database } from '@app/db';
import { testKeys } from '@app/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { walkingApp } from '../testing/index.ts';
import { newMetrics } from './metrics.ts';

/** A database whose port takes connections and never says a word, as one that was stopped in the middle of its work. */
async function silentDatabase(): Promise<Database> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const database = openDatabase(`postgres://nobody@127.0.0.1:${port}/orders`, { keys: testKeys });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await database.close();
  });
  return database;
}

test('a database that hangs keeps nobody waiting who asks for readiness, figures or life', async () => {
  const db = await silentDatabase();
  const world = walkingApp(db);
  onTestFinished(world.stop);
  const app = createApp({ ...world.ports, metrics: newMetrics(() => db, Date.now) });
  const asked = async (path: string) => {
    const began = performance.now();
    const answer = await app.request(path);
    const text = await answer.text();
    return { status: answer.status, text, inTime: performance.now() - began < 2_000 };
  };
  const [ready, lives, figures] = await Promise.all(['/readyz', '/healthz', '/metrics'].map(asked));
  expect([ready, lives]).toEqual([
    { status: 503, text: '{"ready":false,"because":["database"]}', inTime: true },
    { status: 200, text: '{"ok":true}', inTime: true },
  ]);
  expect(figures).toMatchObject({ status: 200, inTime: true });
  expect(figures?.text.split('\n')).toContain('database_up 0');
});
