import { companyFields } from './company-fields.ts';
import { snakeCase } from './key-case.ts';
import { isMasked, mask } from './masking.ts';
import { personFields } from './person-fields.ts';
import type { Fields, IdentifyingOf } from './records.ts';

const fields = { ...personFields, ...companyFields };

const namesIn = <F extends Fields>(part: F): readonly IdentifyingOf<F>[] =>
  Object.entries(part).flatMap(([name, { identifying }]) =>
    identifying === null ? [] : [snakeCase(name) as IdentifyingOf<F>],
  );

/** The numbers that say who a person is, by their names on the wire. */
export const personNumbers = namesIn(personFields);

/** Those of a company. */
export const companyNumbers = namesIn(companyFields);

/** The name on the wire of a number that identifies a person or a company's account. */
export type IdentifyingNumber = IdentifyingOf<typeof fields>;

/** Every such number. */
export const identifyingNumbers: readonly IdentifyingNumber[] = [...personNumbers, ...companyNumbers];

const shownOf: Readonly<Record<string, number | null>> = Object.fromEntries(
  Object.entries(fields).map(([name, { identifying }]) => [snakeCase(name), identifying]),
);

/**
 * A number as it is answered to whoever may not read it; nothing stays null. Of a PESEL no digit: birth date and gender
 * stand beside it and complete it. Of other numbers the last three characters, and of short ones fewer.
 */
export const masked = (field: IdentifyingNumber, value: string | null | undefined): string | null =>
  mask(value, shownOf[field] ?? 0);

const numbers: ReadonlySet<string> = new Set(identifyingNumbers);

/** Whether a field, by its name in either case, is such a number and its value a mask. */
export const isMaskedNumber = (name: string, value: unknown): boolean =>
  isMasked(value) && numbers.has(snakeCase(name));
