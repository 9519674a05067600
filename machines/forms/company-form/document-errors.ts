import { messages } from '../../fields/schemas.ts';
import { isMasked } from '../../contract/wire.ts';
import {
  documentNumberProblem,
  isCalendarDate,
  isReleasedBy,
  normaliseDocumentNumber,
} from '../../rules/index.ts';
import { errorUnless } from '../../fields/validation-error.ts';
import type { ValidationError } from '../../fields/validation-error.ts';
import type { PersonValues } from './form-values.ts';
import { formMessages } from './form-messages.ts';

/** What is wrong with the number of a person's document. A number answered masked stands for the stored one. */
export function documentNumberErrors(path: string, person: PersonValues): readonly ValidationError[] {
  const number = person.seriesAndNumber;
  const at = `${path}.seriesAndNumber`;
  if (number.trim() === '') return errorUnless(false, at, messages.required);
  if (isMasked(number) || person.documentType === '') return [];
  const problem = documentNumberProblem(person.documentType, normaliseDocumentNumber(number));
  return problem === null ? [] : errorUnless(false, at, problem);
}

/** A date that is written, exists, and lies on the right side of today; all YYYY-MM-DD. */
export function dateErrors(
  path: string,
  date: string,
  outside: (date: string) => boolean,
  sentence: string,
): readonly ValidationError[] {
  if (date === '') return errorUnless(false, path, messages.required);
  if (!isCalendarDate(date)) return errorUnless(false, path, formMessages.date);
  return errorUnless(!outside(date), path, sentence);
}

/** What is wrong with the dates and the issuing authority of a person's document; `today` is YYYY-MM-DD. */
export function documentDatesErrors(
  path: string,
  person: PersonValues,
  today: string,
): readonly ValidationError[] {
  const authority = person.releasedBy.trim();
  return [
    ...dateErrors(
      `${path}.releasedAt`,
      person.releasedAt,
      (date) => date > today,
      formMessages.issuedInFuture,
    ),
    ...dateErrors(
      `${path}.documentExpiryDate`,
      person.documentExpiryDate,
      (date) => date < today,
      formMessages.expired,
    ),
    ...(authority === ''
      ? errorUnless(false, `${path}.releasedBy`, messages.required)
      : errorUnless(isReleasedBy(authority), `${path}.releasedBy`, formMessages.authority)),
  ];
}
