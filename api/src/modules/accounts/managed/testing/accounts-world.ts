import { randomUUID } from 'node:crypto';
import { claimEffects, insertShop, loadShopByClientId, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import type { AccountRole, ReplyOf } from '@app/machines/contract';
import { createApp } from '../../../../app.ts';
import type { Ports } from '../../../../kernel/ports.ts';
import { performers } from '../../../../performers.ts';
import type { MailRequest } from '../../../../providers/ports.ts';
import { insertAccount } from '../../../../testing/insert-account.ts';
import { seedShop, walkingApp } from '../../../../testing/index.ts';
import { attempt } from '../../../order-life/outbox/perform-outbox.ts';

type Answer = { readonly user: ReplyOf<'getUser'>['user'] } & Readonly<Record<string, unknown>>;

/** The calls of accounts. */
export const own = '/api/shop/users';
export const all = '/api/superadmin/users';

export const mailOf = (name: string): string => `${name}@konta.example`;

/** What the form of a salesman's account says. */
export const fields = (name: string, more: object = {}) => ({
  ...{ email: mailOf(name), full_name: name, phone: null, roles: ['shop_employee'] },
  ...more,
});

/**
 * A shop with one under it, and who manages accounts: 'szef' (superadmin), 'ada' (admin), 'gl' (the shop's main
 * administrator) and 'kierownik' (its administrator). Letters and texts are kept.
 */
export async function accountsWorld(open: () => Promise<Database>) {
  const db = await open();
  await seedShop(db);
  const walking = walkingApp(db);
  let mails: MailRequest[] = [];
  let texts: { readonly to: string; readonly text: string }[] = [];
  const mail = { sendMail: async (ask: MailRequest) => void mails.push(ask), close: () => undefined };
  const sms = { sendSms: async (ask: { to: string; text: string }) => void texts.push(ask) };
  const ports: Ports = { ...walking.ports, providers: { ...walking.ports.providers, mail, sms } };
  const app = createApp(ports);
  const cookies = new Map<string, Record<string, string>>();
  const shop = (await loadShopByClientId(db, 'test'))?.id ?? '';
  const place = { street: 'Długa 14', postalCode: '31-147', city: 'Kraków', configs: [] };
  const addShop = async (name: string, parentId: string | null = null): Promise<string> => {
    const row = { ...place, clientId: name, name, parentId };
    return (await db.transaction((tx) => insertShop(tx, row, ports.now()))).id;
  };
  const child = await addShop('Sklep w Tychach', shop);

  async function signIn(email: string, password = demoPassword): Promise<Record<string, string>> {
    const answer = await app.request('/api/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? `none ${answer.status}` };
  }
  async function make(name: string, role: AccountRole, shopId: string | null): Promise<string> {
    const account = { email: mailOf(name), fullName: name, roles: [role], shopId, at: ports.now() };
    const id = await insertAccount(db, account);
    cookies.set(name, await signIn(mailOf(name)));
    return id;
  }
  await make('szef', 'superadmin', null);
  await make('ada', 'admin', null);
  await make('gl', 'shop_superadmin', shop);
  cookies.set('kierownik', await signIn('sklep@test.example'));

  async function ask<T = Answer>(by: string, method: string, path: string, body?: object, at = app) {
    const answer = await at.request(path, {
      method,
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        ...cookies.get(by),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  }
  /** One look of the worker. */
  async function performDue(): Promise<void> {
    const due = await db.transaction((tx) =>
      claimEffects(tx, { now: ports.now(), leaseMs: 1, shares: [{ effects: { except: [] }, limit: 9 }] }),
    );
    for (const effect of due) await attempt(ports, performers, effect);
  }
  return {
    ...{ db, ports, app, shop, child, clock: walking.clock, stop: walking.stop },
    ...{ cookies, signIn, make, addShop, ask, performDue },
    add: (by: string, name: string, more: object = {}) => ask(by, 'POST', own, { user: fields(name, more) }),
    lives: async (name: string): Promise<boolean> =>
      (await app.request('/api/current_user', { headers: cookies.get(name) ?? {} })).status === 200,
    mails: () => mails,
    texts: () => texts,
    /** What is due is delivered, and forgotten. */
    async begin(): Promise<void> {
      await performDue();
      mails = [];
      texts = [];
    },
  };
}

/** What accountsWorld answers. */
export type AccountsWorld = Awaited<ReturnType<typeof accountsWorld>>;
