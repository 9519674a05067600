import {
  countCatalogue,
  listApiKeys,
  listShops,
  listUsers,
  shopFlags,
  type Shop,
  type Tx,
  type User,
} from '@app/db';
import { command } from '../command.ts';

const page = 200;

async function allUsers(db: Tx): Promise<User[]> {
  const found: User[] = [];
  for (let after: string | null = null; ;) {
    const { users, next } = await listUsers(db, { shopIds: null, size: page, after });
    found.push(...users);
    if (next === null) return found;
    after = next;
  }
}

async function allShops(db: Tx): Promise<Shop[]> {
  const found: Shop[] = [];
  let after: Awaited<ReturnType<typeof listShops>>['next'] = null;
  do {
    const { shops, next } = await listShops(db, { size: page, after });
    found.push(...shops);
    after = next;
  } while (after !== null);
  return found;
}

const accountLine = ({ email, roles, active, passwordHash }: User): string =>
  [
    email,
    roles.join(', '),
    ...(active ? [] : ['blocked']),
    ...(passwordHash === null ? ['no password yet'] : []),
  ].join('  ');

function shopLine({ clientId, name, active, configs }: Shop): string {
  const sold = Object.entries(shopFlags(configs)).flatMap(([config, has]) => (has ? [config] : []));
  return [clientId, name, sold.join(', ') || 'sells nothing', ...(active ? [] : ['blocked'])].join('  ');
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

const section = (title: string, lines: readonly string[]): string =>
  [`${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)].join('\n');

/** What an installation has: accounts, shops, keys and how much of a catalogue. */
export const listEverything = command({
  words: 'list',
  about: 'show accounts, shops, API keys and how many rows the catalogue has',
  options: {},
  async run({ db }) {
    const shops = await allShops(db);
    const keys = (await listApiKeys(db)).map(({ id, shop, name, sandbox, createdAt, revokedAt }) =>
      [
        id,
        shop,
        name,
        ...(sandbox ? ['of the sandbox'] : []),
        `since ${day(createdAt)}`,
        ...(revokedAt === null ? [] : [`revoked ${day(revokedAt)}`]),
      ].join('  '),
    );
    const counted = Object.entries(await countCatalogue(db)).map(([what, rows]) => `${what}: ${rows}`);
    return [
      section('Accounts', (await allUsers(db)).map(accountLine)),
      section('Shops', shops.map(shopLine)),
      section('API keys', keys),
      section('Catalogue', counted),
    ].join('\n');
  },
});
