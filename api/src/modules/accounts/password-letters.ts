import { loadUser, startPasswordLink, type AccountEffect, type User } from '@app/db';
import type { Ports } from '../../kernel/ports.ts';
import { newAccountMail } from '../../messages/new-account.ts';
import { passwordResetMail } from '../../messages/password-reset.ts';
import { passwordResetSms } from '../../messages/sms.ts';
import { ProviderRefused } from '../../providers/ports.ts';
import { sender } from '../order-life/outbox/send-letter.ts';

const minute = 60_000;
const resetMinutes = 60;
/** A new account's owner may read the letter after a weekend. */
const invitationDays = 3;

/**
 * Delivers the link by which an account chooses a password. The link's time begins with each attempt: while the
 * provider is unavailable it does not run out, and it is the same in all of them, because an attempt whose answer was lost may
 * have delivered it. A link that is over by then is not delivered.
 */
async function deliver(
  ports: Ports,
  { data, userId }: AccountEffect,
  minutes: number,
  send: (url: string, askedBy: string, user: User) => Promise<void>,
): Promise<void> {
  const { token, askedBy } = data as { readonly token: string; readonly askedBy: string };
  const user = await loadUser(ports.db, userId);
  if (user === null || !user.active) return;
  const expiresAt = ports.now() + minutes * minute;
  if (!(await ports.db.transaction((tx) => startPasswordLink(tx, token, expiresAt)))) return;
  await send(`${ports.publicUrl()}/reset-password?token=${token}`, askedBy, user);
}

/** Mails the link after an administrator has reset the password. */
export const mailPasswordReset = (ports: Ports, effect: AccountEffect): Promise<void> =>
  deliver(ports, effect, resetMinutes, async (url, askedBy, { email }) => {
    const { askedAt, key } = effect;
    const letter = passwordResetMail({ sender, askedBy, askedAt, validMinutes: resetMinutes, url });
    await ports.providers.mail.sendMail({ key, to: email, ...letter, attachments: [] });
  });

/** Mails whoever has a new account the link to choose its first password. */
export const mailNewAccount = (ports: Ports, effect: AccountEffect): Promise<void> =>
  deliver(ports, effect, invitationDays * 24 * 60, async (url, askedBy, { email }) => {
    const letter = newAccountMail({ sender, askedBy, email, validDays: invitationDays, url });
    await ports.providers.mail.sendMail({ key: effect.key, to: email, ...letter, attachments: [] });
  });

/** Sends the link after a reset to the account's phone. */
export const textPasswordReset = (ports: Ports, effect: AccountEffect): Promise<void> =>
  deliver(ports, effect, resetMinutes, async (url, _askedBy, { phone }) => {
    if (phone === null) throw new ProviderRefused('the account has no phone any more');
    const text = passwordResetSms({ sender, url, validMinutes: resetMinutes });
    await ports.providers.sms.sendSms({ key: effect.key, to: phone, text });
  });
