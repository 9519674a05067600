import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import type { LoanParametersTable } from '../tables/catalogue.ts';

/** Interest in percent a year, insurance in grosz. */
export interface LoanParameters extends Readonly<
  Omit<Selectable<LoanParametersTable>, 'administrativeCostFinanced'>
> {
  readonly administrativeCostFinanced: boolean;
}

/** A shop's terms by number of instalments; the default ones where it has none of its own. */
export async function listLoanParameters(tx: Tx, shopId: string | null): Promise<LoanParameters[]> {
  const rows = await tx.kysely
    .selectFrom('loanParameters')
    .selectAll()
    .where((eb) => eb.or([eb('shopId', 'is', null), ...(shopId ? [eb('shopId', '=', shopId)] : [])]))
    .orderBy('paymentsCount')
    .execute();
  const own = rows.filter((row) => row.shopId !== null);
  return (own.length > 0 ? own : rows).map((row) => ({
    ...row,
    administrativeCostFinanced: row.administrativeCostFinanced === 1,
  }));
}
