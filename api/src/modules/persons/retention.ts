import {
  countDue,
  listRetentionRules,
  listRetentionRuns,
  listSoonDue,
  noticeDays,
  saveRetentionRule as saveRule,
  type OrderPlan,
  type RetentionRule,
} from '@app/db';
import { momentToWire, type ReplyOf } from '@app/machines/contract';
import { afterWarsawDays, dataKinds, orderEndings, warsawDay, warsawMoment } from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { securityEvent } from '../../kernel/security-log.ts';

type Reply = ReplyOf<'getRetention'>;

const monthsAhead = 12;
const runsListed = 20;
const soonListed = 100;

const ruleReply = ({ kind, ending, days, countedFrom, basis, reason, minimumDays }: RetentionRule) => ({
  ...{ kind, ending, days, basis, reason },
  ...{ counted_from: countedFrom, minimum_days: minimumDays },
});

const place = ({ kind, ending }: RetentionRule): number =>
  orderEndings.indexOf(ending) * dataKinds.length + dataKinds.indexOf(kind);

/** The first moments of the months after this one, each with the month before it as 'YYYY-MM'. */
function monthEnds(at: number): readonly { readonly month: string; readonly end: number }[] {
  const [year = 0, month = 1] = warsawDay(at).split('-').map(Number);
  const first = (ahead: number): string => {
    const months = year * 12 + month - 1 + ahead;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  };
  return Array.from({ length: monthsAhead }, (_, ahead) => ({
    month: first(ahead),
    end: warsawMoment(`${first(ahead + 1)}-01`, '00:00'),
  }));
}

function soonReply({ order, ending, hold, kinds }: OrderPlan, before: number): Reply['soon'][number] {
  return {
    slug: order.slug,
    siemens_id: order.number,
    ...{ ending, hold },
    due_at: momentToWire(order.retentionAt ?? before),
    kinds: kinds.filter(({ until }) => until <= before).map(({ kind }) => kind),
  };
}

/** How long data are kept, what is due when, and what was done. */
export const getRetention: Query<'getRetention'> = async ({ ports: { db, now } }) => {
  const at = now();
  const before = afterWarsawDays(at, noticeDays);
  const months = monthEnds(at);
  const rules = await listRetentionRules(db);
  const [counts, soon, runs] = await Promise.all([
    countDue(
      db,
      months.map(({ end }) => end),
    ),
    listSoonDue(db, rules, { at, before, limit: soonListed }),
    listRetentionRuns(db, runsListed),
  ]);
  return {
    rules: rules.toSorted((one, other) => place(one) - place(other)).map(ruleReply),
    notice_days: noticeDays,
    months: months.map(({ month }, index) => ({ month, count: counts[index] ?? 0 })),
    soon: soon.map((plan) => soonReply(plan, before)),
    runs: runs.map(({ at: ranAt, orders, held, kinds }) => ({
      ...{ at: momentToWire(ranAt), orders, held },
      kinds: dataKinds.flatMap((kind) => (kinds[kind] === undefined ? [] : [{ kind, count: kinds[kind] }])),
    })),
  };
};

/** Orders that are due anew are told before anything of them goes. */
export const saveRetentionRule: Command<'saveRetentionRule'> = async ({ ports, caller, source, body }) => {
  const { id: userId, email } = userOf(caller);
  const { kind, ending, days } = body;
  let before: number | undefined;
  return {
    async write(tx) {
      const rules = await listRetentionRules(tx);
      before = rules.find((rule) => rule.kind === kind && rule.ending === ending)?.days;
      const isSaved = await saveRule(tx, { ...body, userId }, ports.now());
      if (!isSaved) throw invalid({ days: 'Prawo wymaga dłuższego przechowywania' });
      return { success: true };
    },
    committed() {
      const fields = [`${kind} ${ending}: ${before} -> ${days} days`];
      const changed = { event: 'retention_rule_changed', outcome: 'success', account: email } as const;
      securityEvent(ports, { ...changed, source, fields });
    },
  };
};
