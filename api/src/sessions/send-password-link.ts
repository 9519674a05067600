import { createHash } from 'node:crypto';
import type { User } from '@app/db';
import { sender } from '../effects/send-letter.ts';
import { newPasswordMail } from '../messages/new-password.ts';
import type { Ports } from '../ports.ts';

/** Mails the link by which a user chooses a new password. */
export async function sendPasswordLink(ports: Ports, user: User, url: string): Promise<void> {
  const letter = newPasswordMail({ sender, validMinutes: 60, url });
  const key = `password:${createHash('sha256').update(url).digest('base64url')}`;
  await ports.providers.mail.sendMail({ key, to: user.email, ...letter, attachments: [] });
}
