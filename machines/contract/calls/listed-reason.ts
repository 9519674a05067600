import * as v from 'valibot';
import { filled } from '../../fields/schemas.ts';

/** The code of the listed reason with which the words of `reason` begin (ADMIN-061). */
export const listedReason = { reason_code: v.optional(v.nullable(filled(64))) };
