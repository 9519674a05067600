import { loadUser, startPasswordLink, type AccountEffect } from '@app/db';
import { passwordResetMail } from '../../messages/password-reset.ts';
import type { Ports } from '../../kernel/ports.ts';
import { sender } from '../order-life/outbox/send-letter.ts';

const minute = 60_000;
const validMinutes = 60;

/**
 * Mails the link by which an account chooses a new password. The link's hour begins with each attempt: while the mail
 * server is unavailable it does not run out, and it is the same in all of them, because an attempt whose answer was lost may
 * have delivered the letter. A link that is over by then is not mailed.
 */
export async function mailPasswordReset(ports: Ports, effect: AccountEffect): Promise<void> {
  const { token, askedBy } = effect.data as { readonly token: string; readonly askedBy: string };
  const user = await loadUser(ports.db, effect.userId);
  if (user === null || !user.active) return;
  const expiresAt = ports.now() + validMinutes * minute;
  if (!(await ports.db.transaction((tx) => startPasswordLink(tx, token, expiresAt)))) return;
  const url = `${ports.publicUrl()}/reset-password?token=${token}`;
  const letter = passwordResetMail({ sender, askedBy, askedAt: effect.askedAt, validMinutes, url });
  await ports.providers.mail.sendMail({ key: effect.key, to: user.email, ...letter, attachments: [] });
}
