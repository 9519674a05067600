import { sql } from 'kysely';
import type { OrderScope } from '../orders/order-scope.ts';

/** Whether the order whose id stands in the column is one that the account sold; true where nobody is asked for. */
export const isSold = (sold: OrderScope['sold'], id: string) =>
  sold === undefined
    ? sql<boolean>`true`
    : sql<boolean>`exists (select 1 from orders as sold where sold.id = ${sql.ref(id)}
        and sold.sold_by = ${sold.by} and sold.financing_type = ${sold.financingType})`;
