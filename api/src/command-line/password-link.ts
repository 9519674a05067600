import { insertPasswordLink, startPasswordLink, type Tx, type User } from '@app/db';
import { CommandRefused, type CommandWorld } from './command.ts';

const hours = 24;

/** Stores a link that works once and for a day, and answers its address; the account's earlier links stop working. */
export async function givePasswordLink(
  { publicUrl, now, newToken }: CommandWorld,
  tx: Tx,
  user: User,
): Promise<string> {
  if (publicUrl === null)
    throw new CommandRefused('The link needs PUBLIC_URL: the address where browsers reach the application.');
  const token = newToken();
  await insertPasswordLink(tx, { token, userId: user.id }, now());
  await startPasswordLink(tx, token, now() + hours * 60 * 60_000);
  return `${publicUrl}/reset-password?token=${token}`;
}

/** How a link is handed over. */
export const linkSentence = (url: string): string =>
  `The link works once, within ${hours} hours; whoever holds it chooses the password:\n${url}`;
