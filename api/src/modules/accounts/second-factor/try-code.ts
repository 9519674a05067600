import { tryTimeCode, useRecoveryCode, type Tx } from '@app/db';
import { invalid, tooManyRequests, type ApiError } from '../../../kernel/errors.ts';
import { readRecoveryCode } from './recovery-code.ts';
import { stepOfCode } from './time-code.ts';

const minute = 60_000;

/** Five wrong codes in a row are free; then a quarter of an hour, twice as long after each further one, a day at most. */
const tries = { free: 5, firstWaitMs: 15 * minute, longestWaitMs: 24 * 60 * minute };

/** How a code was: right, or what is answered instead. */
export type CodeVerdict = { readonly right: true } | { readonly right: false; readonly answer: ApiError };

const wrong: CodeVerdict = {
  right: false,
  answer: invalid({ code: 'Nieprawidłowy kod. Wpisz ten, który aplikacja pokazuje teraz' }),
};
const used: CodeVerdict = {
  right: false,
  answer: invalid({ code: 'Ten kod był już użyty. Poczekaj, aż aplikacja pokaże następny' }),
};

/** Tries what was typed as a code of the account's application or, by its shape, as a recovery code. Its transaction has to commit whatever the verdict. */
export async function tryCode(tx: Tx, userId: string, typed: string, at: number): Promise<CodeVerdict> {
  const recovery = readRecoveryCode(typed);
  if (recovery !== null) return (await useRecoveryCode(tx, userId, recovery)) ? { right: true } : wrong;
  const tried = await tryTimeCode(tx, userId, {
    at,
    tries,
    stepOf: (secret) => stepOfCode(secret, typed, at),
  });
  if (tried.outcome === 'right') return { right: true };
  if (tried.outcome === 'used') return used;
  if (tried.outcome !== 'waits') return wrong;
  const sentence = 'Zbyt wiele nieprawidłowych kodów. Użyj kodu zapasowego albo spróbuj ponownie później.';
  return { right: false, answer: tooManyRequests((tried.until - at) / 1000, sentence) };
}
