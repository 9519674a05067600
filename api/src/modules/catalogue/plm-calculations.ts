import { importPlmRows, insertPlmRows, listPlmSet, loadPlmRow, setPlmRowActive, type PlmRow } from '@app/db';
import { groszFromWire, groszToWire, percentToWire, type BodyOf, type ReplyOf } from '@app/machines/contract';
import {
  calculationProblems,
  calculationsProblems,
  catalogueMessages,
  fromDecimal,
  isActiveTwice,
  type EditedCalculation,
} from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import { invalid, notFound, refuseProblems } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { bellOf } from './ring-bell.ts';
import { categoryOfSet, changeSet, replyOfSet, type EditedSet } from './catalogue-set.ts';

type Calculation = ReplyOf<'getPlmCalculations'>['rows'][number];
type Sent = Omit<BodyOf<'addPlmCalculation'>, 'version' | 'category_id'>;

const percentText = (percent: string | number): string => percentToWire(Number(percent));

const toWire = (row: PlmRow): Calculation => ({
  id: row.id,
  support_type: row.supportType,
  payments_count: row.paymentsCount,
  price_from: groszToWire(row.priceFrom),
  price_to: groszToWire(row.priceTo),
  rate_percent: percentText(row.rateInPercent),
  subvention_percent: percentText(row.subventionInPercent),
  manipulation_fee: groszToWire(row.manipulationFee),
  commission_percent: percentText(row.commissionInPercent),
  irr_percent: row.irrInPercent === null ? null : percentText(row.irrInPercent),
  active: row.active,
});

const fromWire = (sent: Sent): Omit<PlmRow, 'id' | 'categoryId'> => ({
  supportType: sent.support_type.trim(),
  paymentsCount: sent.payments_count,
  priceFrom: groszFromWire(sent.price_from),
  priceTo: groszFromWire(sent.price_to),
  rateInPercent: percentText(sent.rate_percent),
  subventionInPercent: percentText(sent.subvention_percent),
  manipulationFee: groszFromWire(sent.manipulation_fee),
  commissionInPercent: percentText(sent.commission_percent),
  irrInPercent: sent.irr_percent == null ? null : percentText(sent.irr_percent),
  active: sent.active ?? true,
});

/** The same as the rules look at it. */
const editedOf = (sent: Sent): EditedCalculation => ({
  supportType: sent.support_type,
  paymentsCount: sent.payments_count,
  priceFrom: fromDecimal(sent.price_from),
  priceTo: fromDecimal(sent.price_to),
  ratePercent: Number(sent.rate_percent),
  subventionPercent: Number(sent.subvention_percent),
  manipulationFee: fromDecimal(sent.manipulation_fee),
  commissionPercent: Number(sent.commission_percent),
  irrPercent: sent.irr_percent == null ? null : Number(sent.irr_percent),
  active: sent.active ?? true,
});

const calculationsOf = (categoryId: string | null): EditedSet<Calculation> => ({
  table: 'plm_rows',
  categoryId,
  read: async (tx) => (await listPlmSet(tx, categoryId)).map(toWire),
});

export const getPlmCalculations: Query<'getPlmCalculations'> = async ({ ports, query }) => {
  const category = await categoryOfSet(ports.db, 'plm', query.category_id);
  return replyOfSet(ports.db, calculationsOf(category?.id ?? null));
};

export const setPlmCalculations: Command<'setPlmCalculations'> = async ({ ports, body, caller }) => {
  refuseProblems(calculationsProblems(body.rows.map(editedOf)));
  const { id: by } = userOf(caller);
  const at = ports.now();
  const bell = bellOf(ports, 'calculation');
  return {
    async write(tx) {
      const categoryId = (await categoryOfSet(tx, 'plm', body.category_id))?.id ?? null;
      return changeSet(tx, calculationsOf(categoryId), {
        ...{ version: body.version, by, at, tell: bell.write },
        async write(before) {
          const free = new Set(before.map(({ id }) => id));
          const rows = body.rows.map(({ id = null, ...sent }) => ({
            ...fromWire(sent),
            // An id of another set, or one that is sent twice, is nobody's here.
            id: id !== null && free.delete(id) ? id : null,
          }));
          await importPlmRows(tx, categoryId, rows);
        },
      });
    },
    committed: bell.ring,
  };
};

export const addPlmCalculation: Command<'addPlmCalculation'> = async ({ ports, body, caller }) => {
  const { version, category_id, ...sent } = body;
  const { id: by } = userOf(caller);
  const at = ports.now();
  const bell = bellOf(ports, 'calculation');
  refuseProblems(calculationProblems(editedOf(sent), []));
  return {
    async write(tx) {
      const categoryId = (await categoryOfSet(tx, 'plm', category_id))?.id ?? null;
      return changeSet(tx, calculationsOf(categoryId), {
        ...{ version, by, at, tell: bell.write },
        async write(before) {
          refuseProblems(calculationProblems(editedOf(sent), before.map(editedOf)));
          await insertPlmRows(tx, categoryId, [{ ...fromWire(sent), id: null }]);
        },
      });
    },
    committed: bell.ring,
  };
};

export const activatePlmCalculation: Command<'activatePlmCalculation'> = async ({
  ports,
  params,
  body: { version, active },
  caller,
}) => {
  const { id: by } = userOf(caller);
  const at = ports.now();
  const bell = bellOf(ports, 'calculation');
  return {
    async write(tx) {
      const row = await loadPlmRow(tx, params['id'] ?? '');
      if (row === null) throw notFound();
      return changeSet(tx, calculationsOf(row.categoryId), {
        ...{ version, by, at, tell: bell.write },
        async write(before) {
          const others = before.filter(({ id }) => id !== row.id).map(editedOf);
          const twice = isActiveTwice({ ...editedOf(toWire(row)), active }, others);
          if (twice)
            throw invalid(
              { active: catalogueMessages.calculationActive },
              catalogueMessages.calculationActive,
            );
          await setPlmRowActive(tx, row.id, active);
        },
      });
    },
    committed: bell.ring,
  };
};
