// @module-tag slow
import { once } from 'node:events';
import { loadOrder, loadUserByEmail, saveUser, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { followCable } from '../../testing/stock-cable.ts';
import { insertAccount } from '../../testing/insert-account.ts';
import { runApp, seedShop, summaryConsents, type RunningApp } from '../../testing/index.ts';
import { cableProtocol } from './protocol.ts';

const identifier = '{"channel":"UserChannel"}';
const patient = { timeout: 15_000, interval: 50 };

onEachDatabase('the cable', (open) => {
  let db: Database;
  let world: RunningApp;
  let cookie: Record<string, string>;
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db);
    await insertAccount(db, { email: 'maria@test.example', roles: ['superadmin'] });
    cookie = await world.signIn('maria@test.example');
  });
  afterAll(() => world.stop());

  const address = () => `${world.url.replace('http', 'ws')}/cable`;
  const ownOrigin = () => ({ origin: world.url });

  /** A bare socket and what the server has said to it but for its heartbeat. */
  function dial(headers: Record<string, string> = { ...cookie, ...ownOrigin() }) {
    const socket = new WebSocket(address(), [cableProtocol], { headers });
    const heard: unknown[] = [];
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as { type?: string };
      if (frame.type !== 'ping') heard.push(frame);
    });
    // One that is refused, or cut off before it is open, says so.
    socket.on('error', () => undefined);
    onTestFinished(() => socket.terminate());
    const said = (count: number) => vi.waitFor(() => expect(heard.length).toBe(count), patient);
    return { socket, heard, said, send: (frame: object) => socket.send(JSON.stringify(frame)) };
  }

  async function move(slug: string): Promise<string> {
    const answer = await world.app.request(`/api/orders/${slug}/consents`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(summaryConsents),
    });
    expect(answer.status).toBe(200);
    return (await loadOrder(db, slug))?.id ?? '';
  }

  test(
    'tells the stock client of a move, and again once a cut link is back',
    { timeout: 60_000 },
    async () => {
      const page = followCable(world.url, cookie);
      await page.connected(1);
      await page.hears({ type: 'order', ids: [await move(await world.createOrder())] });
      page.sockets[0]?.terminate();
      await page.connected(2);
      await page.hears({ type: 'order', ids: [await move(await world.createOrder())] });
    },
  );

  test('opens for a session alone, and from our own pages', async () => {
    const stranger = dial(ownOrigin());
    await once(stranger.socket, 'close');
    expect(stranger.heard).toEqual([{ type: 'disconnect', reason: 'unauthorized', reconnect: false }]);
    const foreign = dial({ ...cookie, origin: 'https://obca.example' });
    const [, answer] = (await once(foreign.socket, 'unexpected-response')) as [
      unknown,
      { statusCode: number },
    ];
    expect(answer.statusCode).toBe(403);
  });

  test('confirms the one channel as often as it is asked for, refuses others and leaves the rest unanswered', async () => {
    const page = dial();
    await page.said(1);
    const spaced = '{"channel": "UserChannel"}';
    page.socket.send('no JSON');
    page.send({ command: 'other', identifier });
    page.send({ command: 'subscribe', identifier });
    page.send({ command: 'subscribe', identifier: spaced });
    page.send({ command: 'subscribe', identifier: '{"channel":"OtherChannel"}' });
    await page.said(4);
    expect(page.heard).toEqual([
      { type: 'welcome' },
      { identifier, type: 'confirm_subscription' },
      { identifier: spaced, type: 'confirm_subscription' },
      { identifier: '{"channel":"OtherChannel"}', type: 'reject_subscription' },
    ]);
  });

  test('ends a link that sends too much at once or too often', async () => {
    const large = dial();
    await large.said(1);
    large.socket.send('x'.repeat(5_000));
    expect(await once(large.socket, 'close')).toMatchObject([1009, expect.anything()]);
    const often = dial();
    await often.said(1);
    for (let frame = 0; frame < 61; frame += 1) often.send({ command: 'other' });
    await once(often.socket, 'close');
    expect(often.heard.at(-1)).toEqual({ type: 'disconnect', reason: 'invalid_request', reconnect: false });
  });

  test('tells of orders only who reads every order, and of a bell only its user', async () => {
    await insertAccount(db, { email: 'piotr@test.example', roles: ['pricing_manager'] });
    const [maria, piotr] = [dial(), dial({ ...(await world.signIn('piotr@test.example')), ...ownOrigin() })];
    for (const page of [maria, piotr]) {
      await page.said(1);
      page.send({ command: 'subscribe', identifier });
      await page.said(2);
    }
    const user = await loadUserByEmail(db, 'piotr@test.example');
    const id = await move(await world.createOrder());
    await maria.said(3);
    world.ports.changes.tell('bell', user?.id ?? '');
    await piotr.said(3);
    expect([maria.heard.at(-1), piotr.heard.at(-1)]).toEqual([
      { identifier, message: { type: 'order', ids: [id] } },
      { identifier, message: { type: 'notification' } },
    ]);
  });

  test('ends within a second where an administrator blocks the account, and no other account’s does', async () => {
    const id = await insertAccount(db, { email: 'ala@test.example', roles: ['admin'] });
    const [page, other] = [dial({ ...(await world.signIn('ala@test.example')), ...ownOrigin() }), dial()];
    await Promise.all([page.said(1), other.said(1)]);
    const closed = once(page.socket, 'close', { signal: AbortSignal.timeout(1_000) });
    const answer = await world.app.request(`/api/superadmin/users/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...cookie },
      body: JSON.stringify({ active: false }),
    });
    expect(answer.status).toBe(200);
    await closed;
    expect(page.heard.at(-1)).toEqual({ type: 'disconnect', reason: 'remote', reconnect: false });
    expect(other.heard).toEqual([{ type: 'welcome' }]);
  });

  test('ends within seconds when the account is blocked', { timeout: 20_000 }, async () => {
    await insertAccount(db, { email: 'ewa@test.example', roles: ['admin'] });
    const page = dial({ ...(await world.signIn('ewa@test.example')), ...ownOrigin() });
    await page.said(1);
    const user = await loadUserByEmail(db, 'ewa@test.example');
    if (user === null) throw new Error('There is no such account');
    await db.transaction((tx) => saveUser(tx, { ...user, active: false }, Date.now()));
    await once(page.socket, 'close');
    expect(page.heard.at(-1)).toEqual({ type: 'disconnect', reason: 'remote', reconnect: false });
  });

  test('sends its clients elsewhere when the process stops', async () => {
    const page = dial();
    await page.said(1);
    await world.ports.changes.end();
    await once(page.socket, 'close');
    expect(page.heard.at(-1)).toEqual({ type: 'disconnect', reason: 'server_restart', reconnect: true });
  });
});
