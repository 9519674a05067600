import type { Database } from '@app/db';
import type { Finding, MoneyTold } from './journal.ts';

/** What acknowledged sums are not kept as they were told, and their total in hundredths, all currencies together. */
export async function checkMoney(
  db: Database,
  told: readonly MoneyTold[],
): Promise<{ readonly findings: readonly Finding[]; readonly unaccounted: number }> {
  const kept = await db.kysely
    .selectFrom('paymentOperations')
    .select(['number', 'kind', 'amount', 'currency'])
    .where('status', '=', 'completed')
    .execute();
  const byNumber = new Map(kept.map((operation) => [operation.number, operation]));
  const findings: Finding[] = [];
  let unaccounted = 0;
  for (const { number, kind, amount, currency } of told) {
    const found = byNumber.get(number);
    const isSame = found?.kind === kind && found.amount === amount && found.currency === currency;
    if (isSame) continue;
    const instead = found === undefined ? 'nothing' : `${found.kind} of ${found.amount} ${found.currency}`;
    findings.push({
      counts: 'lost',
      what: `${number}, ${kind} of ${amount} ${currency}, was acknowledged and is kept as ${instead}`,
    });
    unaccounted += found?.currency === currency ? Math.abs(amount - found.amount) : amount;
  }
  return { findings, unaccounted };
}
