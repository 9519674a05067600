import type { SoughtPerson } from '@app/db';
import { isPesel, normalisePesel, storedPhone } from '@app/machines/rules';
import { invalid } from '../../kernel/errors.ts';

const kinds = {
  pesel: { isRight: (typed: string) => isPesel(normalisePesel(typed)), wrong: 'To nie jest numer PESEL' },
  email: { isRight: (typed: string) => /^[^\s@]+@[^\s@]+$/u.test(typed), wrong: 'To nie jest adres e-mail' },
  phone: { isRight: (typed: string) => /^\+?[\d\s-]{9,}$/u.test(typed), wrong: 'To nie jest numer telefonu' },
} as const;

/** What was typed, as it is looked up; 422 where it can be no such value. */
export function soughtPerson({ by, value }: SoughtPerson): SoughtPerson {
  const typed = value.trim();
  const { isRight, wrong } = kinds[by];
  if (!isRight(typed)) throw invalid({ value: wrong });
  return { by, value: by === 'phone' ? storedPhone(typed) : typed };
}
