import type { Statements } from './column-types.ts';

/** How many codes were sent within a day is asked before each. */
export const textsADay: Statements = () => [`create index sms_codes_created on sms_codes (created_at)`];
