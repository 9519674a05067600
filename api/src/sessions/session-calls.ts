import { randomBytes } from 'node:crypto';
import {
  clearLoginFailures,
  endSession,
  endUserSessions,
  expirePassword,
  hashToken,
  insertPasswordLink,
  insertSession,
  loadFeatures,
  loadLoginBlock,
  loadShop,
  loadUser,
  loadUserByEmail,
  recordLoginFailure,
  setPassword,
  shopFlags,
  usePasswordLink,
  type User,
} from '@app/db';
import { passwordFaults, type CallName, type ReplyOf } from '@app/machines/contract';
import { chartHash } from '@app/machines/order';
import { Answer, invalid, notAllowed, notFound, signInFirst, tooMany } from '../answers.ts';
import { userOf } from '../http/caller-of.ts';
import type { CallRequest, Change, Read } from '../http/call-request.ts';
import type { Ports } from '../ports.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { hashPassword, isPassword, pretendToCheck } from './hash-password.ts';

const day = 24 * 60 * 60_000;
const blockMs = 15 * 60_000;
const linkMs = 60 * 60_000;

/** The chart's hash and the flags of this deployment. */
export const getFeatures: Read<'getFeatures'> = async ({ ports }) => {
  const stored = await loadFeatures(ports.db);
  const { mode, features } = ports.settings;
  return {
    features: {
      bik: stored['bik'] ?? features.bik,
      demo: mode === 'demo',
      test_mode: mode === 'demo' || /staging|beta|localhost/u.test(ports.publicUrl()),
      network_login: features.networkLogin,
    },
    chart_hash: chartHash,
  };
};

async function userReply(ports: Ports, user: User): Promise<ReplyOf<'getCurrentUser'>> {
  const shop = user.shopId === null ? null : await loadShop(ports.db, user.shopId);
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    phone: user.phone,
    roles: [...user.roles],
    active: user.active,
    password_outdated: user.passwordOutdated,
    shop: shop && {
      id: shop.id,
      name: shop.name,
      custom_theme: shop.customTheme ?? 'siemens',
      settings: {
        ...shopFlags(shop.configs),
        allowSubShopsManagement: shop.settings.allowSubShopsManagement,
        disallowShopManagement: shop.settings.disallowShopManagement,
      },
    },
  };
}

/** The user of the session. */
export const getCurrentUser: Read<'getCurrentUser'> = async ({ ports, caller }) => {
  const user = await loadUser(ports.db, userOf(caller).id);
  if (user === null) throw signInFirst();
  return userReply(ports, user);
};

/** Opens a session under a new token; the one that the browser held before ends. */
async function openSession(request: CallRequest<CallName>, user: User): Promise<ReplyOf<'getCurrentUser'>> {
  const { ports, sessionToken } = request;
  const token = randomBytes(32).toString('base64url');
  const at = ports.now();
  const { sessionIdleMs, sessionMs } = ports.settings;
  await ports.db.transaction(async (tx) => {
    if (sessionToken !== undefined) await endSession(tx, sessionToken);
    await insertSession(tx, {
      token,
      userId: user.id,
      at,
      idleEndsAt: at + sessionIdleMs,
      endsAt: at + sessionMs,
    });
  });
  request.setHeader('Session', token);
  return userReply(ports, user);
}

const wrong = (): Answer => new Answer(401, { error: 'Nieprawidłowy login lub hasło.' });
const blocked = (): Answer =>
  new Answer(401, { error: 'Konto jest zablokowane. Skontaktuj się z administratorem.' });

/** The account whose password this is; five wrong ones from one source block that account for that source for 15 minutes. */
async function checkPassword(request: CallRequest<CallName>, email: string, password: string): Promise<User> {
  const { ports, source } = request;
  const attempt = { email: email.trim().toLowerCase(), source };
  const now = ports.now();
  const until = await loadLoginBlock(ports.db, attempt, now);
  if (until !== null)
    throw tooMany(
      (until - now) / 1000,
      'Zbyt wiele nieudanych prób logowania. Spróbuj ponownie za kwadrans.',
    );
  const user = await loadUserByEmail(ports.db, attempt.email);
  const right = user?.passwordHash
    ? await isPassword(password, user.passwordHash)
    : await pretendToCheck(password);
  if (!right || user === null) {
    const rule = { at: now, most: 5, withinMs: blockMs, blockMs };
    await ports.db.transaction((tx) => recordLoginFailure(tx, attempt, rule));
    throw wrong();
  }
  if (!user.active) throw blocked();
  await ports.db.transaction((tx) => clearLoginFailures(tx, attempt));
  return user;
}

const isExpired = ({ passwordOutdated, passwordChangedAt }: User, ports: Ports): boolean =>
  passwordOutdated ||
  (ports.settings.passwordDays !== null &&
    (passwordChangedAt ?? 0) + ports.settings.passwordDays * day < ports.now());

/** Signs in; an expired password is 403 and leads to its change. */
export const signIn: Read<'signIn'> = async (request) => {
  const user = await checkPassword(request as never, request.body.email, request.body.password);
  if (isExpired(user, request.ports))
    throw new Answer(403, { error: 'Hasło wygasło. Ustaw nowe hasło.', code: 'password_expired' });
  return openSession(request as never, user);
};

/** Ends the session, also one that is over already. */
export const signOut: Read<'signOut'> = async ({ ports, sessionToken, setHeader }) => {
  if (sessionToken !== undefined) await ports.db.transaction((tx) => endSession(tx, sessionToken));
  setHeader('Session', '');
  return { success: true };
};

async function replacePassword(ports: Ports, user: User, password: string): Promise<User> {
  const passwordHash = await hashPassword(password);
  await ports.db.transaction(async (tx) => {
    await setPassword(tx, user.id, { passwordHash, outdated: false }, ports.now());
    await endUserSessions(tx, user.id);
  });
  return (await loadUser(ports.db, user.id)) ?? user;
}

/** An expired password is changed by whoever knows it. */
export const changeOutdatedPassword: Read<'changeOutdatedPassword'> = async (request) => {
  const { body, ports } = request;
  const user = await checkPassword(request as never, body.email, body.current_password);
  const faults = passwordFaults(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return openSession(request as never, await replacePassword(ports, user, body.password));
};

const tokenOf = (request: CallRequest<CallName>): string => request.params['token'] ?? '';

/** Whether a new-password link still works; looking does not use it up. */
export const getPasswordReset: Read<'getPasswordReset'> = async (request) => {
  const row = await request.ports.db.kysely
    .selectFrom('passwordLinks')
    .select('userId')
    .where('tokenHash', '=', hashToken(tokenOf(request as never)))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', request.ports.now())
    .executeTakeFirst();
  return { valid: row !== undefined };
};

/** A new password through a link that works once. */
export const usePasswordReset: Read<'usePasswordReset'> = async (request) => {
  const { body, ports } = request;
  const faults = passwordFaults(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const userId = await ports.db.transaction((tx) =>
    usePasswordLink(tx, tokenOf(request as never), ports.now()),
  );
  const user = userId === null ? null : await loadUser(ports.db, userId);
  if (user === null)
    throw new Answer(404, { error: 'Ten link wygasł albo był już użyty. Poproś administratora o nowy.' });
  if (!user.active) throw blocked();
  return openSession(request as never, await replacePassword(ports, user, body.password));
};

/** An administrator lets a password expire, ends its sessions and mails its owner a link to choose a new one. */
export const sendPasswordReset: Change<'sendPasswordReset'> = {
  act: async (request) => {
    const { ports } = request;
    const user = await loadUser(ports.db, request.params['id'] ?? '');
    if (user === null) throw notFound();
    const isSuperadmin = userOf(request.caller).roles.includes('superadmin');
    if (user.roles.includes('superadmin') && !isSuperadmin) throw notAllowed();
    const token = randomBytes(32).toString('base64url');
    const at = ports.now();
    await ports.db.transaction(async (tx) => {
      await insertPasswordLink(tx, { token, userId: user.id, expiresAt: at + linkMs }, at);
      await expirePassword(tx, user.id, at);
      await endUserSessions(tx, user.id);
    });
    await sendPasswordLink(ports, user, `${ports.publicUrl()}/reset-password?token=${token}`);
  },
  answer: async () => ({ success: true }),
};
