import type { AccountRole } from '@app/machines/contract';
import { isEmail, normaliseEmail, phoneProblem, typedPhone } from '@app/machines/rules';
import type { Account } from './accounts-query.ts';

/** What the form of an account holds; the phone as it is typed. */
export interface AccountValues {
  readonly email: string;
  readonly fullName: string;
  readonly phone: string;
  readonly roles: readonly AccountRole[];
}

export const emptyAccount: AccountValues = { email: '', fullName: '', phone: '', roles: [] };

export const valuesOf = ({ email, fullName, phone, roles }: Account): AccountValues => ({
  email,
  fullName,
  phone: typedPhone(phone ?? ''),
  roles,
});

export const bodyOf = ({ email, fullName, phone, roles }: AccountValues) => ({
  email: normaliseEmail(email),
  fullName: fullName.trim(),
  phone: phone.trim() === '' ? null : phone,
  roles: [...roles],
});

type Words = { readonly required: string; readonly email: string; readonly chooseRole: string };

/** What is wrong in the form, by field. */
export function problemsOf(
  { email, fullName, phone, roles }: AccountValues,
  words: Words,
): Partial<Record<keyof AccountValues, string>> {
  const number = phone.trim() === '' ? null : phoneProblem(phone);
  return {
    ...(email.trim() === ''
      ? { email: words.required }
      : !isEmail(normaliseEmail(email)) && { email: words.email }),
    ...(fullName.trim() === '' && { fullName: words.required }),
    ...(number !== null && { phone: number }),
    ...(roles.length === 0 && { roles: words.chooseRole }),
  };
}

export const changedFields = (before: AccountValues, after: AccountValues): (keyof AccountValues)[] =>
  (Object.keys(after) as (keyof AccountValues)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
