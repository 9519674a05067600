import * as v from 'valibot';
import { messages } from '../fields/schemas.ts';
import { pageSizes } from './default-settings.ts';
import { orderColumns } from './order-columns.ts';

/** How a user likes the panel; null columns are the list's own. */
export const UserSettings = v.object({
  page_size: v.picklist(pageSizes, messages.choice),
  columns: v.object({ orders: v.nullable(v.array(v.picklist(orderColumns, messages.choice))) }),
  /** Whether single keys act in lists and pages (WCAG 2.1.4). */
  keys: v.boolean(messages.choice),
});

export type UserSettings = v.InferOutput<typeof UserSettings>;
