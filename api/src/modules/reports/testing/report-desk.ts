import {
  claimEffects,
  insertSession,
  insertShop,
  loadShopByClientId,
  loadUser,
  saveUser,
  type Database,
  type User,
} from '@app/db';
import type { AccountRole, ReplyOf } from '@app/machines/contract';
import { performers } from '../../../performers.ts';
import type { MailRequest } from '../../../providers/ports.ts';
import { insertAccount } from '../../../testing/insert-account.ts';
import { seedShop, walkingApp } from '../../../testing/index.ts';
import { attempt } from '../../order-life/outbox/perform-outbox.ts';

type Saved = ReplyOf<'saveReport'>;

/** Three of the head office, three of one shop and the shop under it, and somebody of a strange shop. */
const people = {
  maria: ['superadmin', null],
  tomasz: ['admin', null],
  piotr: ['pricing_manager', null],
  anna: ['shop_superadmin', 'test'],
  jan: ['shop_employee', 'test'],
  ewa: ['shop_employee', 'child'],
  olga: ['shop_superadmin', 'strange'],
} as const satisfies Record<string, readonly [AccountRole, string | null]>;
export type Who = keyof typeof people;

/** What an answer may hold, whatever was asked. */
export interface Answer {
  readonly status: number;
  readonly body: Saved &
    ReplyOf<'listSavedReports'> &
    ReplyOf<'listReportRecipients'> &
    ReplyOf<'getSentReport'> & { readonly error: string; readonly errors: unknown };
}

/** The application on Monday 2 November 2026, ten in the morning in Poland, with a clock that the test moves and letters that it reads. */
export async function reportDesk(db: Database) {
  await seedShop(db);
  const world = walkingApp(db);
  const at = world.clock.now;
  const parent = await loadShopByClientId(db, 'test');
  const address = { street: 'Długa 14', postalCode: '31-147', city: 'Kraków' };
  await db.transaction((tx) =>
    insertShop(
      tx,
      { ...address, clientId: 'child', name: 'Filia', parentId: parent?.id ?? null, configs: [] },
      at,
    ),
  );
  const ids = new Map<Who, string>();
  for (const who of Object.keys(people) as Who[]) {
    const [role, shop] = people[who];
    const shopId = shop === null ? null : ((await loadShopByClientId(db, shop))?.id ?? null);
    const account = { email: `${who}@test.example`, fullName: who, roles: [role], shopId, at };
    ids.set(who, await insertAccount(db, account));
  }
  const mails: MailRequest[] = [];
  const mail = {
    sendMail: async (ask: MailRequest) => void mails.push(ask),
    close: () => undefined,
  };
  Object.assign(world.ports, { providers: { ...world.ports.providers, mail } });
  const idOf = (who: Who): string => ids.get(who) ?? '';

  /** A session of the account's that no clock ends. */
  async function cookieOf(who: Who): Promise<{ cookie: string }> {
    const token = crypto.randomUUID();
    const ends = { at: world.clock.now, idleEndsAt: Date.UTC(2100, 0), endsAt: Date.UTC(2100, 0) };
    await db.transaction((tx) => insertSession(tx, { ...ends, token, userId: idOf(who) }));
    return { cookie: `session=${token}` };
  }

  async function ask(who: Who, method: string, path: string, body?: object): Promise<Answer> {
    const answer = await world.app.request(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(await cookieOf(who)) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  }

  return {
    ...world,
    mails,
    idOf,
    ask,
    /** A report of last week's sales on Mondays at eight, to its owner; `change` is what is said otherwise. */
    save: (who: Who, change: object = {}): Promise<Answer> =>
      ask(who, 'POST', '/saved_reports', {
        ...{ report: 'sales', name: 'Co poniedziałek', search: { period: 'last_week' } },
        ...{ schedule: { weekday: 'monday', time: '08:00' }, recipients: [idOf(who)] },
        ...change,
      }),
    saved: async (who: Who): Promise<readonly Saved[]> =>
      (await ask(who, 'GET', '/saved_reports')).body.reports,
    /** Blocks the account, or changes what it may do. */
    async change(who: Who, change: Partial<Pick<User, 'active' | 'roles'>>): Promise<void> {
      const user = await loadUser(db, idOf(who));
      if (user === null) throw new Error(`There is no ${who}`);
      await db.transaction((tx) => saveUser(tx, { ...user, ...change }, world.clock.now));
    },
    /** Performs what is due of the outbox, and answers who was written to. */
    async mailDue(): Promise<readonly string[]> {
      const before = mails.length;
      const due = await db.transaction((tx) =>
        claimEffects(tx, {
          ...{ now: world.clock.now, leaseMs: 1 },
          shares: [{ effects: { except: [] }, limit: 100 }],
        }),
      );
      for (const effect of due) await attempt(world.ports, performers, effect);
      return mails.slice(before).map(({ to }) => to.replace('@test.example', ''));
    },
  };
}
