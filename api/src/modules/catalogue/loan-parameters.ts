import { importLoanParameters, listLoanParameters } from '@app/db';
import { groszFromWire, groszToWire, percentToWire, type ReplyOf } from '@app/machines/contract';
import { loanProblems } from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import { refuseProblems } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { changeSet, replyOfSet, type EditedSet } from './catalogue-set.ts';

/** The terms of loans of shops that have none of their own. */
const defaults: EditedSet<ReplyOf<'getDefaultLoanParameters'>['rows'][number]> = {
  table: 'loan_parameters',
  categoryId: null,
  read: async (tx) =>
    (await listLoanParameters(tx, null)).map((row) => ({
      payments_count: row.paymentsCount,
      interest_percent: percentToWire(Number(row.interest)),
      administrative_cost_percent: percentToWire(Number(row.administrativeCostInPercent)),
      administrative_cost_financed: row.administrativeCostFinanced,
      insurance_price: groszToWire(row.insurancePrice),
    })),
};

export const getDefaultLoanParameters: Query<'getDefaultLoanParameters'> = ({ ports }) =>
  replyOfSet(ports.db, defaults);

export const setDefaultLoanParameters: Command<'setDefaultLoanParameters'> = async ({
  ports,
  body,
  caller,
}) => {
  const rows = body.rows.map((row) => ({
    paymentsCount: row.payments_count,
    interest: percentToWire(Number(row.interest_percent)),
    administrativeCostInPercent: percentToWire(Number(row.administrative_cost_percent)),
    administrativeCostFinanced: row.administrative_cost_financed,
    insurancePrice: groszFromWire(row.insurance_price),
  }));
  refuseProblems(
    loanProblems(
      rows.map((row) => ({
        ...row,
        interestPercent: Number(row.interest),
        administrativeCostPercent: Number(row.administrativeCostInPercent),
      })),
    ),
  );
  const { id: by } = userOf(caller);
  const at = ports.now();
  return {
    write: (tx) =>
      changeSet(tx, defaults, {
        ...{ version: body.version, by, at },
        write: () => importLoanParameters(tx, null, rows),
      }),
  };
};
