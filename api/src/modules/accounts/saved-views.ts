import {
  deleteView as remove,
  listOwnViews,
  listSharedViews,
  saveView as save,
  type SavedView,
  type Tx,
} from '@app/db';
import { mayDo, type ReplyOf } from '@app/machines/contract';
import { statusesWithDocuments } from '@app/machines/order';
import { userOf } from '../../kernel/access.ts';
import type { SessionUser } from '../../kernel/call-context.ts';
import { ApiError, invalid, notFound } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';

type View = ReplyOf<'saveView'>;

/** Per user. */
const mostViews = 20;

const viewReply = ({ userId, ...view }: SavedView, reader: SessionUser) =>
  ({ ...view, own: userId === reader.id }) as View;

/** What comes with the application. */
const shipped: View = {
  ...{ id: 'documents', list: 'orders', name: 'Dokumenty do sprawdzenia', shared: true, own: false },
  search: { status: statusesWithDocuments().join() },
  columns: null,
};

async function viewsOf(tx: Tx, user: SessionUser): Promise<ReplyOf<'listSavedViews'>> {
  const staff = mayDo(user.roles, 'seePanel');
  const own = await listOwnViews(tx, user.id);
  const shared = staff ? await listSharedViews(tx, user.id) : [];
  const views = [...own, ...shared].map((view) => viewReply(view, user));
  return { views: staff ? [shipped, ...views] : views };
}

export const listSavedViews: Query<'listSavedViews'> = ({ ports, caller }) =>
  viewsOf(ports.db, userOf(caller));

/** Over the own view of this id or this name, else a new one. */
export const saveView: Command<'saveView'> = async ({ ports, body, caller }) => {
  const user = userOf(caller);
  const { id = null, ...view } = body;
  const name = view.name.trim();
  const shared = view.shared && mayDo(user.roles, 'seePanel');
  return {
    async write(tx) {
      const own = await listOwnViews(tx, user.id);
      const namesake = own.find((each) => each.list === view.list && each.name === name);
      if (id !== null && !own.some((each) => each.id === id)) throw notFound();
      if (id !== null && namesake !== undefined && namesake.id !== id)
        throw invalid({ name: 'Masz już widok o tej nazwie' });
      if (id === null && namesake === undefined && own.length >= mostViews)
        throw new ApiError(409, { error: `Możesz mieć najwyżej ${mostViews} widoków.`, code: 'refused' });
      const saved = { ...view, name, shared, userId: user.id } as Omit<SavedView, 'id'>;
      return viewReply({ ...saved, id: await save(tx, { ...saved, id }, ports.now()) }, user);
    },
  };
};

export const deleteView: Command<'deleteView'> = async ({ params, caller }) => {
  const user = userOf(caller);
  return {
    async write(tx) {
      if (!(await remove(tx, params['id'] ?? '', user.id))) throw notFound();
      return viewsOf(tx, user);
    },
  };
};
