import { sentences } from '../contract/fields.ts';
import { isMasked } from '../contract/wire.ts';
import {
  documentNumberProblem,
  isCalendarDate,
  isReleasedBy,
  normaliseDocumentNumber,
} from '../rules/index.ts';
import { unless } from './fault.ts';
import type { Fault } from './fault.ts';
import type { PersonValues } from './form-values.ts';
import { formSentences } from './form-sentences.ts';

/** What is wrong with the number of a person's document. A number answered masked stands for the stored one. */
export function documentNumberFaults(path: string, person: PersonValues): readonly Fault[] {
  const number = person.seriesAndNumber;
  const at = `${path}.seriesAndNumber`;
  if (number.trim() === '') return unless(false, at, sentences.required);
  if (isMasked(number) || person.documentType === '') return [];
  const problem = documentNumberProblem(person.documentType, normaliseDocumentNumber(number));
  return problem === null ? [] : unless(false, at, problem);
}

/** A date that is written, exists, and lies on the right side of today; all YYYY-MM-DD. */
export function dateFaults(
  path: string,
  date: string,
  outside: (date: string) => boolean,
  sentence: string,
): readonly Fault[] {
  if (date === '') return unless(false, path, sentences.required);
  if (!isCalendarDate(date)) return unless(false, path, formSentences.date);
  return unless(!outside(date), path, sentence);
}

/** What is wrong with the dates and the issuing authority of a person's document; `today` is YYYY-MM-DD. */
export function documentDatesFaults(path: string, person: PersonValues, today: string): readonly Fault[] {
  const authority = person.releasedBy.trim();
  return [
    ...dateFaults(
      `${path}.releasedAt`,
      person.releasedAt,
      (date) => date > today,
      formSentences.issuedInFuture,
    ),
    ...dateFaults(
      `${path}.documentExpiryDate`,
      person.documentExpiryDate,
      (date) => date < today,
      formSentences.expired,
    ),
    ...(authority === ''
      ? unless(false, `${path}.releasedBy`, sentences.required)
      : unless(isReleasedBy(authority), `${path}.releasedBy`, formSentences.authority)),
  ];
}
