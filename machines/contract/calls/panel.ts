import * as v from 'valibot';
import { filled, messages } from '../../fields/schemas.ts';
import { named } from '../call.ts';
import { orderColumns } from '../order-columns.ts';
import { OrderListFilters } from '../order-list.ts';
import { permissions } from '../roles.ts';
import { UserSettings } from '../user-settings.ts';

const roles = permissions.signedIn;
const change = { roles, idempotent: true, rate: 'write' } as const;

const view = {
  list: v.picklist(['orders', 'dashboard'], messages.choice),
  name: filled(40),
  search: OrderListFilters,
  /** In their order; null where the reader's own apply. */
  columns: v.nullable(v.array(v.picklist(orderColumns, messages.choice))),
  /** With all staff; a shop's accounts share with nobody. */
  shared: v.boolean(messages.choice),
};

const SavedViewReply = v.object({ id: v.string(), ...view, own: v.boolean() });
const SavedViewsReply = v.object({ views: v.array(SavedViewReply) });

/** How a user likes the panel: settings, and lists under a name. */
export const panelCalls = named({
  saveUserSettings: {
    ...change,
    method: 'PUT',
    path: '/api/current_user/settings',
    summary: 'How the user likes the panel from now on.',
    body: UserSettings,
    reply: UserSettings,
  },
  listSavedViews: {
    roles,
    idempotent: false,
    rate: 'read',
    method: 'GET',
    path: '/api/saved_views',
    summary:
      "The user's saved views by name, at most 20; for staff also those that others share, at most 50.",
    reply: SavedViewsReply,
  },
  saveView: {
    ...change,
    method: 'POST',
    path: '/api/saved_views',
    summary:
      'Saves a list with its filters under a name: over the view of that id, or over the own one of that name, else a new one. 409 for more than 20.',
    body: v.object({ id: v.optional(v.nullable(filled(64))), ...view }),
    reply: SavedViewReply,
  },
  deleteView: {
    ...change,
    method: 'DELETE',
    path: '/api/saved_views/:id',
    summary: "Deletes an own view; 404 for another's.",
    body: v.object({}),
    reply: SavedViewsReply,
  },
});
