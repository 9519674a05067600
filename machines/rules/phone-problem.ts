import { isPhone, normalisePhone } from './phone.ts';
import { validationMessages as messages } from './validation-messages.ts';

/** Why a typed number, in whatever spelling, is refused; null where it is Polish and whole. */
export function phoneProblem(typed: string): string | null {
  const number = normalisePhone(typed);
  if (isPhone(number)) return null;
  return /^(?:\+|00)(?!4?$)\d/.test(number) ? messages.foreignPhone : messages.phone;
}
