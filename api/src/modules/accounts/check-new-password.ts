import { loadShop, type User } from '@app/db';
import { passwordErrors } from '@app/machines/contract';
import { invalid } from '../../kernel/errors.ts';
import type { Ports } from '../../kernel/ports.ts';
import { isPassword } from './hash-password.ts';
import { isLeaked } from './leaked-passwords.ts';

/**
 * Throws 422 with a sentence a field where the new password breaks a rule (AUTH-024–027), is the one before it (also the
 * one that a reset has made useless), or is found on lists of leaked passwords. `refused` is told first.
 */
export async function checkNewPassword(
  ports: Ports,
  user: User,
  sent: {
    readonly password: string;
    readonly password_confirmation: string;
    readonly current_password?: string;
  },
  refused: () => void,
): Promise<void> {
  const faults = { ...passwordErrors(sent) };
  const before = user.passwordHash ?? user.previousPasswordHash;
  if (faults['password'] === undefined && before !== null && (await isPassword(sent.password, before)))
    faults['password'] = 'Nowe hasło musi być inne niż dotychczasowe';
  if (faults['password'] === undefined) {
    const shop = user.shopId === null ? null : await loadShop(ports.db, user.shopId);
    if (await isLeaked(sent.password, [user.email, user.fullName, shop?.name ?? '']))
      faults['password'] =
        'To hasło jest na listach haseł, które wyciekły, albo łatwo je odgadnąć. Wybierz inne, na przykład kilka niezwiązanych ze sobą słów';
  }
  if (Object.keys(faults).length === 0) return;
  refused();
  throw invalid(faults);
}
