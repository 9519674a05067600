import * as v from 'valibot';
import { personFields, replyEntries, sentEntries } from '../fields/index.ts';
import { filled } from '../fields/schemas.ts';

/** A person of the company form as submitted. `key` is the browser's own name for the row; a value answered masked may be sent back masked. */
export const PersonIn = v.object({ key: filled(40), ...sentEntries(personFields) });

/** A person as answered; PESEL and document numbers are masked to anyone but the salesman who owns the order. */
export const PersonReply = v.object({
  id: v.string(),
  key: v.string(),
  company_id: v.nullable(v.string()),
  pesel_from_g2i: v.boolean(),
  identity_confirmed: v.boolean(),
  identity_confirmed_at: v.nullable(v.string()),
  ...replyEntries(personFields),
});
