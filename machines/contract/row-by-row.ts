import * as v from 'valibot';
import { filled, messages } from '../fields/schemas.ts';

/** The orders that are ticked in a list, by slug. */
export const someSlugs = v.pipe(
  v.array(filled(64)),
  v.minLength(1, messages.choice),
  v.maxLength(100, messages.choice),
);

/** What was done order by order: the slugs of those where it was, and of the others with the reason. */
export const RowByRowReply = v.object({
  done: v.array(v.string()),
  failed: v.array(v.object({ slug: v.string(), sentence: v.string() })),
});
