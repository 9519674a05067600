import { endPasswordLinks, endUserSessions, setPassword, type Tx } from '@app/db';

/** Sets a password that the account's owner chose; its sessions, second steps and links end with the old one. */
export async function writePassword(tx: Tx, userId: string, passwordHash: string, at: number): Promise<void> {
  await setPassword(tx, userId, { passwordHash, outdated: false }, at);
  await endUserSessions(tx, userId);
  await endPasswordLinks(tx, userId);
}
