import { fraudsCompared, isFraudRule, type FraudRule } from '@app/machines/order';
import { openCompany } from './company.queries.ts';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { Order } from './engine/order-row.ts';
import { blindIndexes } from './engine/sealed/digests.ts';
import { keysOfOrder, keysToWrite } from './engine/sealed/order-keys.ts';
import { open, seal } from './engine/sealed/seal.ts';
import { listPersons } from './person.queries.ts';

/** What an order shares with another company's, until somebody has checked it. */
export interface PotentialFraud {
  readonly id: string;
  readonly rule: FraudRule;
  readonly otherOrderId: string;
  readonly foundAt: number;
  readonly checkedAt: number | null;
  /** The account's id. */
  readonly checkedBy: string | null;
  readonly note: string | null;
}

/** Findings of an order by one rule, at most. */
const most = 20;

type Marks = readonly { readonly kind: FraudRule; readonly values: readonly string[] }[];

/** What the order could be known again by. */
async function marksOf(tx: Tx, { id, contact }: Pick<Order, 'id' | 'contact'>): Promise<Marks> {
  const [persons, row] = await Promise.all([
    listPersons(tx, id),
    tx.kysely.selectFrom('companies').select('details').where('orderId', '=', id).executeTakeFirst(),
  ]);
  const company = row === undefined ? null : openCompany(await keysOfOrder(tx, id), id, row.details);
  const given = (values: readonly (string | null | undefined)[]): string[] => [
    ...new Set(values.flatMap((value) => (value ? [value] : []))),
  ];
  return [
    { kind: 'pesel', values: given(persons.map(({ pesel }) => pesel)) },
    { kind: 'bank_account', values: given([company?.bankAccountNumber]) },
    { kind: 'phone', values: given([contact?.phone, ...persons.map(({ phone }) => phone)]) },
    { kind: 'email', values: given([contact?.email, ...persons.map(({ email }) => email)]) },
    { kind: 'device', values: given([company?.bureauData?.fingerprint]) },
  ];
}

/** Orders of other companies under one of these marks, made at most half a year before the order or after it. */
const sharing = (tx: Tx, order: Pick<Order, 'id' | 'createdAt'>, kind: FraudRule, marks: readonly string[]) =>
  tx.kysely
    .selectFrom('orderMarks')
    .innerJoin('companies as other', 'other.orderId', 'orderMarks.orderId')
    .innerJoin('companies as own', (join) => join.on('own.orderId', '=', order.id))
    .innerJoin('orders', 'orders.id', 'orderMarks.orderId')
    .select('orderMarks.orderId')
    .distinct()
    .where('kind', '=', kind)
    .where('mark', 'in', marks)
    .where('orderMarks.orderId', '<>', order.id)
    .whereRef('other.vatIdIndex', '<>', 'own.vatIdIndex')
    .where('orders.createdAt', '>=', order.createdAt - fraudsCompared)
    .where('orders.createdAt', '<=', order.createdAt + fraudsCompared)
    .orderBy('orderMarks.orderId', 'desc')
    .limit(most)
    .execute();

/** Writes what an order could be known again by, and compares it with other companies' orders; what was found before stays. */
export async function findPotentialFrauds(
  tx: Tx,
  order: Pick<Order, 'id' | 'contact' | 'createdAt'>,
  at: number,
): Promise<void> {
  const marks = await marksOf(tx, order);
  await tx.kysely.deleteFrom('orderMarks').where('orderId', '=', order.id).execute();
  for (const { kind, values } of marks.filter((one) => one.values.length > 0)) {
    const digests = values.map((value) => blindIndexes(tx.keys, `mark:${kind}`, value));
    const rows = digests.flatMap(([mark]) => (mark === undefined ? [] : [{ kind, mark, orderId: order.id }]));
    await tx.kysely.insertInto('orderMarks').values(rows).execute();
    const others = await sharing(tx, order, kind, digests.flat());
    if (others.length === 0) continue;
    await tx.kysely
      .insertInto('potentialFrauds')
      .values(
        others.map(({ orderId }) => ({
          ...{ id: newId(), orderId: order.id, rule: kind, otherOrderId: orderId, foundAt: at },
          ...{ checkedAt: null, checkedBy: null, note: null },
        })),
      )
      .onConflict((conflict) => conflict.columns(['orderId', 'rule', 'otherOrderId']).doNothing())
      .execute();
  }
}

/** An order's suspicions, those to be checked first, then the newest. */
export async function listPotentialFrauds(tx: Tx, orderId: string): Promise<PotentialFraud[]> {
  const rows = await tx.kysely
    .selectFrom('potentialFrauds')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy((eb) => eb.case().when('checkedAt', 'is', null).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const keys = await keysOfOrder(tx, orderId);
  return rows.flatMap(({ rule, note, orderId: _order, ...row }) =>
    isFraudRule(rule)
      ? [
          {
            ...row,
            rule,
            note: note === null ? null : open(keys, `potential_frauds:${row.id}:note`, note),
          },
        ]
      : [],
  );
}

/** Somebody has checked a suspicion of the order and says what came of it; false where it was checked before, or there is none. */
export async function checkPotentialFraud(
  tx: Tx,
  {
    id,
    orderId,
    userId,
    note,
    at,
  }: { id: string; orderId: string; userId: string; note: string; at: number },
): Promise<boolean> {
  const keys = await keysToWrite(tx, orderId);
  const { numUpdatedRows } = await tx.kysely
    .updateTable('potentialFrauds')
    .set({ checkedAt: at, checkedBy: userId, note: seal(keys, `potential_frauds:${id}:note`, note) })
    .where('id', '=', id)
    .where('orderId', '=', orderId)
    .where('checkedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
