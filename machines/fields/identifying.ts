import { companyFields } from './company-fields.ts';
import { snakeCase } from './key-case.ts';
import type { SnakeCase } from './key-case.ts';
import { mask } from './masking.ts';
import { personFields } from './person-fields.ts';

const fields = { ...personFields, ...companyFields };

type Identifying = {
  [N in keyof typeof fields]: (typeof fields)[N]['identifying'] extends number ? N : never;
}[keyof typeof fields];

/** The name on the wire of a number that identifies a person or a company's account. */
export type IdentifyingNumber = SnakeCase<Identifying>;

const shownOf = Object.fromEntries(
  Object.entries(fields).flatMap(([name, { identifying }]) =>
    identifying === null ? [] : [[snakeCase(name), identifying]],
  ),
) as Readonly<Record<IdentifyingNumber, number>>;

/** Every such number. */
export const identifyingNumbers = Object.keys(shownOf) as readonly IdentifyingNumber[];

/**
 * A number as it is answered to whoever may not read it; nothing stays null. Of a PESEL no digit: birth date and gender
 * stand beside it and complete it. Of other numbers the last three characters, and of short ones fewer.
 */
export const masked = (field: IdentifyingNumber, value: string | null | undefined): string | null =>
  mask(value, shownOf[field]);
