import { listRetentionRules, listSoonDue, noticeDays } from '@app/db';
import { afterWarsawDays, dataKindNames, retentionHoldNames, warsawDay } from '@app/machines/rules';
import { command } from '../command.ts';

const mostListed = 1_000;

/** For whoever wants to know before it is done. */
export const planRetentionOfOrders = command({
  words: 'retention plan',
  about: `list of which orders something is erased within ${noticeDays} days`,
  options: {},
  async run({ db, now }) {
    const at = now();
    const before = afterWarsawDays(at, noticeDays);
    const plans = await listSoonDue(db, await listRetentionRules(db), { at, before, limit: mostListed });
    if (plans.length === 0) return 'Nothing is due.';
    return plans
      .map(({ order, kinds, hold }) => {
        const due = kinds.filter(({ until }) => until <= before).map(({ kind }) => dataKindNames[kind]);
        const held = hold === null ? '' : ` (${retentionHoldNames[hold]})`;
        return `${order.number} ${warsawDay(order.retentionAt ?? before)}: ${due.join('; ')}${held}`;
      })
      .join('\n');
  },
});
