import type { Database } from '@app/db';
import type { Finding, MoneyTold } from './journal.ts';

/** Notifications of something whose start was never answered: they wait in the inbox, where an administrator sees them. */
async function waitingNumbers(db: Database): Promise<readonly string[]> {
  const waiting = await db.kysely
    .selectFrom('inbox')
    .select('notificationId')
    .where('outcome', '=', 'not_applied')
    .where('orderId', 'is', null)
    .execute();
  return waiting.flatMap(({ notificationId }) => notificationId.split(':'));
}

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
  const waiting = new Set(await waitingNumbers(db));
  const findings: Finding[] = [];
  let unaccounted = 0;
  for (const { number, kind, amount, currency } of told) {
    const found = byNumber.get(number);
    const isSame = found?.kind === kind && found.amount === amount && found.currency === currency;
    if (isSame || (found === undefined && waiting.has(number))) continue;
    const instead = found === undefined ? 'nothing' : `${found.kind} of ${found.amount} ${found.currency}`;
    findings.push({
      counts: 'lost',
      what: `${number}, ${kind} of ${amount} ${currency}, was acknowledged and is kept as ${instead}`,
    });
    unaccounted += found?.currency === currency ? Math.abs(amount - found.amount) : amount;
  }
  return { findings, unaccounted };
}
