import { listCompanyNames, loadOrdersByIds, loadUsers, type Tx } from '@app/db';
import type { ReplyOf } from '@app/machines/contract';

type Row = ReplyOf<'listReads'>['reads'][number];

interface Named {
  readonly userId: string | null;
  readonly orderId: string | null;
}

const known = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.flatMap((id) => (id === null ? [] : [id]))),
];

/** Who read, and of which order, by their ids: each looked up once for all rows. */
export async function readersAndOrders(tx: Tx, rows: readonly Named[]) {
  const orderIds = known(rows.map(({ orderId }) => orderId));
  const [users, orders, companies] = await Promise.all([
    loadUsers(tx, known(rows.map(({ userId }) => userId))),
    loadOrdersByIds(tx, orderIds),
    listCompanyNames(tx, orderIds),
  ]);
  const readers = new Map(
    users.map(({ id, fullName, email }) => [id, { id, full_name: fullName, email }] as const),
  );
  const ofId = new Map(
    orders.map(
      ({ id, slug, number }) =>
        [id, { slug, siemens_id: number, company_name: companies.get(id) ?? null }] as const,
    ),
  );
  return ({ userId, orderId }: Named): Pick<Row, 'reader' | 'order'> => ({
    reader: readers.get(userId ?? '') ?? null,
    order: ofId.get(orderId ?? '') ?? null,
  });
}
