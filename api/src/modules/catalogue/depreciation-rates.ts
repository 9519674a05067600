import { importDepreciationRates, listDepreciationRates } from '@app/db';
import { percentToWire, type ReplyOf } from '@app/machines/contract';
import { depreciationProblems } from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import { refuseProblems } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { changeSet, replyOfSet, type EditedSet } from './catalogue-set.ts';

const rates: EditedSet<ReplyOf<'getDepreciationRates'>['rows'][number]> = {
  table: 'depreciation_rates',
  categoryId: null,
  read: async (tx) =>
    (await listDepreciationRates(tx)).map(({ kst, percent }) => ({
      kst,
      rate_percent: percentToWire(percent),
    })),
};

export const getDepreciationRates: Query<'getDepreciationRates'> = ({ ports }) => replyOfSet(ports.db, rates);

export const setDepreciationRates: Command<'setDepreciationRates'> = async ({ ports, body, caller }) => {
  refuseProblems(
    depreciationProblems(
      body.rows.map(({ kst, rate_percent }) => ({ kst, ratePercent: Number(rate_percent) })),
    ),
  );
  const { id: by } = userOf(caller);
  const at = ports.now();
  const rows = body.rows.map(({ kst, rate_percent }) => ({
    kst,
    rateInPercent: percentToWire(Number(rate_percent)),
  }));
  return {
    write: (tx) =>
      changeSet(tx, rates, {
        ...{ version: body.version, by, at },
        write: () => importDepreciationRates(tx, rows),
      }),
  };
};
