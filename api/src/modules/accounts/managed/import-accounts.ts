import { foldText, loadShops, loadUserByEmail, type Shop, type Tx } from '@app/db';
import { assignableRoles, calls, messages, shopRoleNames, type BodyOf } from '@app/machines/contract';
import { safeParse } from 'valibot';
import { textSheet } from '../../../documents/corrected-sheet.ts';
import { sheetReply } from '../../../documents/sheet-reply.ts';
import { userOf } from '../../../kernel/access.ts';
import { invalid } from '../../../kernel/errors.ts';
import type { Command, Query } from '../../../kernel/handlers.ts';
import { securityEvent } from '../../../kernel/security-log.ts';
import {
  importReply,
  judgedRows,
  refuseWrongRows,
  repeatedIn,
  sentencesOf,
} from '../../../kernel/sheets/import-reply.ts';
import { uploadedRows, type ImportedRow } from '../../../kernel/sheets/uploaded-sheet.ts';
import { holdShopsAndUsers, insertManaged } from './create-account.ts';
import { managerOf, placeOf, type Manager } from './manager.ts';
import { countPasswordLinks, sendPasswordLink } from './send-password-link.ts';

/** Each is mailed a link, and a manager has so many sent in an hour. */
const mostAccounts = 200;
/** What it counts to learn that an e-mail has an account, so that fewer are learnt than may be written to. */
const takenPoints = 5;

const columns = [
  { path: 'user.email', header: 'E-mail', isRequired: true },
  { path: 'user.full_name', header: 'Imię i nazwisko', isRequired: true },
  { path: 'user.phone', header: 'Telefon', isRequired: false },
  { path: 'user.roles', header: 'Rola', isRequired: true },
  { path: 'user.shop_id', header: 'Sklep', isRequired: false },
] as const;

type SentUser = BodyOf<'createShopUser'>['user'];

const roleNames = Object.entries(shopRoleNames) as [SentUser['roles'][number], string][];

/** The account that a row describes; a role or shop that nobody knows is left out. */
function userOfRow({ values }: ImportedRow, manager: Manager, shops: readonly Shop[]): SentUser {
  const said = (path: string): string => foldText(values[path] ?? '');
  const role = roleNames.find(([, name]) => foldText(name) === said('user.roles'))?.[0];
  const shop = shops.find(({ name }) => foldText(name) === said('user.shop_id'));
  return {
    email: values['user.email'] ?? '',
    full_name: values['user.full_name'] ?? '',
    phone: values['user.phone'] === '' ? null : (values['user.phone'] ?? null),
    roles: role === undefined ? [] : [role],
    shop_id: said('user.shop_id') === '' ? manager.shopId : (shop?.id ?? ''),
  };
}

interface Judged {
  readonly rows: readonly ImportedRow[];
  readonly users: readonly SentUser[];
  /** How many of the e-mails have an account that the manager does not see. */
  readonly takenElsewhere: number;
}

/** What is wrong with the rows, as the transaction sees accounts and shops. */
async function judge(tx: Tx, manager: Manager, sent: readonly ImportedRow[]): Promise<Judged> {
  const shops = await loadShops(tx, manager.shopIds ?? []);
  const repeated = repeatedIn(sent, 'user.email', (email) => email.toLowerCase());
  const users: SentUser[] = [];
  let takenElsewhere = 0;
  const rows = await judgedRows(sent, columns, async (row) => {
    const user = userOfRow(row, manager, shops);
    users.push(user);
    const shop = shops.find(({ id }) => id === user.shop_id);
    if (shop === undefined)
      return { 'user.shop_id': 'Nie ma takiego sklepu wśród tych, których konta prowadzisz' };
    if (!shop.active) return { 'user.shop_id': 'Sklep jest zablokowany' };
    const assignable = assignableRoles(manager.roles, placeOf(manager, shop.id));
    if (!user.roles.every((role) => assignable.includes(role)) || user.roles.length === 0)
      return {
        'user.roles': `Wpisz rolę, którą możesz tu nadać: ${assignable.map((role) => Object.fromEntries(roleNames)[role]).join(', ') || 'żadnej'}`,
      };
    const { success, issues } = safeParse(calls.createShopUser.body, { user });
    if (!success) return sentencesOf(issues);
    const before = repeated.get(row.row);
    if (before !== undefined) return { 'user.email': `Ten sam adres stoi w wierszu ${before}` };
    const holder = await loadUserByEmail(tx, user.email.trim().toLowerCase());
    if (holder === null) return {};
    // Those that the manager sees in his list anyway are no news.
    if (manager.shopIds !== null && !manager.shopIds.includes(holder.shopId ?? '')) takenElsewhere += 1;
    return { 'user.email': messages.emailTaken };
  });
  return { rows, users, takenElsewhere };
}

const write = (headers: readonly string[], rows: readonly (readonly string[])[]) =>
  textSheet('Konta', headers, rows);

/** No rows: what is written under the headers is the reader's. */
async function* none(): AsyncGenerator<string[]> {}

export const getUsersTemplate: Query<'getUsersTemplate'> = async () => {
  const headers = columns.map(({ header }) => ({ header, kind: 'text' as const }));
  return sheetReply('Konta', 'konta.xlsx', headers, none());
};

export const uploadUsers: Command<'uploadUsers'> = async (request) => {
  const { ports, upload, body, caller, source } = request;
  const { id, email: account } = userOf(caller);
  if (upload === null) throw invalid({ file: 'Wybierz plik' });
  const sent = await uploadedRows(ports, upload, columns, mostAccounts);
  const isTried = body.dry_run === 'true';
  const seen = await judge(ports.db, await managerOf(ports.db, request), sent);
  // Whoever asks for e-mails, to learn which have accounts, is counted too.
  const learnt = seen.takenElsewhere * takenPoints;
  await countPasswordLinks(request, id, isTried ? learnt : Math.max(sent.length, learnt));
  const at = ports.now();
  return {
    async write(tx) {
      const shopIds = seen.users.map(({ shop_id: shopId }) => shopId);
      await holdShopsAndUsers(tx, shopIds, id);
      const manager = await managerOf(tx, request);
      const { rows, users } = await judge(tx, manager, sent);
      if (isTried) return importReply(rows, columns, 0, write);
      if (rows.some(({ faults }) => faults.length > 0))
        securityEvent(ports, { event: 'account_created', account, source, outcome: 'not_allowed' });
      refuseWrongRows(rows);
      for (const user of users) {
        const added = await insertManaged(tx, manager, user, at);
        const link = { userId: added.id, effect: 'mailNewAccount', askedBy: manager.fullName } as const;
        await sendPasswordLink(tx, link, at);
      }
      return importReply(rows, columns, users.length, write);
    },
    committed() {
      if (isTried) return;
      ports.wakeOutbox();
      for (const { email: subject } of seen.users)
        securityEvent(ports, { event: 'account_created', account, subject, source, outcome: 'success' });
    },
  };
};
