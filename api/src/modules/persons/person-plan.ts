import { createHash } from 'node:crypto';
import {
  findPersonsOrders,
  listRetentionRules,
  mostOrdersOfPerson,
  planOrder,
  type KeptKind,
  type OrderPlan,
  type PersonsOrder,
  type SoughtPerson,
  type Tx,
} from '@app/db';
import { invalid } from '../../kernel/errors.ts';

/** An order of a person with what would become of it if the person asked for erasure now. */
export interface PlannedOrder extends OrderPlan {
  readonly found: PersonsOrder;
  /** Kinds that no law keeps any more. */
  readonly goes: readonly KeptKind[];
  /** Kinds that a law keeps: they are only stored. */
  readonly stays: readonly KeptKind[];
}

/** What would be done for a person, and a digest of it: another plan has another one. */
export interface PersonPlan {
  readonly orders: readonly PlannedOrder[];
  readonly digest: string;
}

const isKept = ({ basis, until }: KeptKind, at: number): boolean => basis === 'law' && until > at;

const digestOf = (orders: readonly PlannedOrder[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        orders.map(({ order, hold, goes, stays }) => [
          ...[order.id, order.version, hold],
          ...[goes.map(({ kind }) => kind), stays.map(({ kind, until }) => [kind, until])],
        ]),
      ),
    )
    .digest('base64url');

/** Throws 422 where an e-mail or telephone is of several persons: what one of them asks for is not done to another. */
export function refuseSeveralPersons({ orders }: Pick<PersonPlan, 'orders'>): void {
  const pesels = new Set(orders.flatMap(({ found }) => found.persons.map(({ pesel }) => pesel)));
  if (pesels.size > 1)
    throw invalid({ value: 'Pod tą wartością jest kilka osób. Wyszukaj po numerze PESEL.' });
}

/** What would be done if the person asked for erasure now. Throws 422 where the value stands for too many orders to be one person. */
export async function planPerson(tx: Tx, sought: SoughtPerson, at: number): Promise<PersonPlan> {
  const [found, rules] = await Promise.all([findPersonsOrders(tx, sought), listRetentionRules(tx)]);
  if (found.length >= mostOrdersOfPerson)
    throw invalid({ value: 'Ta wartość występuje w zbyt wielu wnioskach. Wyszukaj osobę po numerze PESEL.' });
  const orders = await Promise.all(
    found.map(async (one): Promise<PlannedOrder> => {
      const plan = await planOrder(tx, one.order, rules, at);
      const mayGo = plan.hold === null ? plan.kinds : [];
      return {
        ...{ ...plan, found: one },
        goes: mayGo.filter((kind) => !isKept(kind, at)),
        stays: mayGo.filter((kind) => isKept(kind, at)),
      };
    }),
  );
  return { orders, digest: digestOf(orders) };
}
