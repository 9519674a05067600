import type { ReplyOf } from '@app/machines/contract';
import { chartDocument } from '@app/machines/diagram';
import { conformanceWith, variantCount } from '@app/machines/process-mining';
import type { Query } from '../../../kernel/handlers.ts';
import { momentsOf, periodOf } from '../../../kernel/report-period.ts';
import { histories } from './histories.ts';

type Deviation = ReplyOf<'getVariants'>['deviations'][number];

const mostOrders = 20_000;
const mostDeviations = 50;
const shownVariants = 10;

/** How well the histories of a period fit the chart of this release, and by which ways most orders went. */
export const getVariants: Query<'getVariants'> = async ({ ports, query }) => {
  const { channel, financing, ...days } = query;
  const period = periodOf(days, ports.now());
  const { from, before } = momentsOf(period);
  const conformance = conformanceWith(chartDocument());
  const counted = variantCount(conformance);
  const deviations: Deviation[] = [];
  let forced = 0;
  let deviating = 0;
  const filters = { createdFrom: from, createdBefore: before, channel, financing };
  for await (const { slug, number, events } of histories(ports.db, filters, mostOrders)) {
    counted.add(events);
    const judged = events.map((event) => ({ event, is: conformance.judge(event) }));
    const wrong = judged.find(({ is }) => is === 'deviates');
    if (judged.some(({ is }) => is === 'forced')) forced += 1;
    if (wrong === undefined) continue;
    deviating += 1;
    const { event, from: left, to } = wrong.event;
    if (deviations.length < mostDeviations)
      deviations.push({ order: { slug, siemens_id: number }, event, from: left, to });
  }
  const { variants, orders, all, fitness } = counted.most(shownVariants);
  return {
    ...{ date_from: period.from, date_to: period.to, orders, whole: orders < mostOrders },
    ...{ variants_count: all, fitness, forced, deviating, deviations },
    variants: variants.map(({ medianMs, statuses, ...variant }) => ({
      ...{ ...variant, statuses: [...statuses], median_ms: medianMs },
    })),
  };
};
