import { importMedicalRanges, listMedicalRanges, type DefaultCategory } from '@app/db';
import { groszFromWire, groszToWire, percentToWire, type ReplyOf } from '@app/machines/contract';
import { rangesProblems } from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import { refuseProblems } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { categoryOfSet, changeSet, replyOfSet, setConflict, type EditedSet } from './catalogue-set.ts';
import { bellOf } from './ring-bell.ts';
import { saveTerms } from './save-terms.ts';

type Range = ReplyOf<'getMedicalPriceRanges'>['rows'][number];

const rangesOf = (category: DefaultCategory | null): EditedSet<Range> => ({
  table: 'medical_ranges',
  categoryId: category?.id ?? null,
  ...(category !== null && { ofCategory: true }),
  read: async (tx) =>
    (await listMedicalRanges(tx, category === null ? [] : [category.id]))
      .filter(({ categoryId }) => categoryId === (category?.id ?? null))
      .map((range) => ({
        price_from: groszToWire(range.priceFrom),
        price_to: groszToWire(range.priceTo),
        months_from: range.monthsFrom,
        months_to: range.monthsTo,
        base_rate_percent: percentToWire(Number(range.baseRateInPercent)),
        margin_percent: percentToWire(Number(range.marginInPercent)),
      })),
});

export const getMedicalPriceRanges: Query<'getMedicalPriceRanges'> = async ({ ports, query }) =>
  replyOfSet(ports.db, rangesOf(await categoryOfSet(ports.db, 'medical', query.category_id)));

/** The common ranges are written at once; a category's own are its next version, as its editor would write it. */
export const setMedicalPriceRanges: Command<'setMedicalPriceRanges'> = async ({ ports, body, caller }) => {
  const ranges = body.rows.map((row) => ({
    priceFrom: groszFromWire(row.price_from),
    priceTo: groszFromWire(row.price_to),
    monthsFrom: row.months_from,
    monthsTo: row.months_to,
    baseRateInPercent: percentToWire(Number(row.base_rate_percent)),
    marginInPercent: percentToWire(Number(row.margin_percent)),
  }));
  refuseProblems(
    rangesProblems(
      ranges.map((range) => ({
        ...range,
        baseRatePercent: Number(range.baseRateInPercent),
        marginPercent: Number(range.marginInPercent),
      })),
    ),
  );
  const { id: by } = userOf(caller);
  const at = ports.now();
  const bell = bellOf(ports, 'medical_price_ranges');
  return {
    async write(tx) {
      const category = await categoryOfSet(tx, 'medical', body.category_id);
      const set = rangesOf(category);
      return changeSet(tx, set, {
        ...{ version: body.version, by, at },
        // Of a category's own the bell tells once they have come to its shops.
        ...(category === null && { tell: bell.write }),
        async write() {
          if (category === null) await importMedicalRanges(tx, null, ranges);
          else if (!(await saveTerms(tx, category, { ...category, medicalRanges: ranges }, { by, at })))
            throw await setConflict(tx, set);
        },
      });
    },
    committed: bell.ring,
  };
};
