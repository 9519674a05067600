import { startLoad } from '../load/load.ts';
import type { Measured } from '../load/generator.ts';
import type { PlanName } from '../load/plans.ts';
import type { Goal, Part, Row } from '../part.ts';
import { ms, rate } from '../report.ts';
import { interleaved, median } from '../rounds.ts';
import { seedOrders } from '../seed.ts';
import { startApplication } from '../servers/application.ts';
import { startBaselineSqlite } from '../servers/baseline.ts';

const connections = 16;
const asked: Readonly<Record<Extract<PlanName, 'read' | 'unchanged'>, string>> = {
  read: 'GET order by slug, ours ÷ the same selects by hand',
  unchanged: 'its 304, ours ÷ one select',
};

const of = (measured: readonly Measured[], figure: keyof Measured): number =>
  median(measured.map((one) => one[figure]));

/** Reading an order by its link, whole and unchanged, beside the same selects by hand behind Hono. */
export const reads: Part = async ({ rounds, seconds }) => {
  const application = await startApplication();
  try {
    const slugs = await seedOrders(application, 500);
    const baseline = await startBaselineSqlite(application);
    const rows: Row[] = [];
    const goals: Goal[] = [];
    for (const [plan, what] of Object.entries(asked) as [Extract<PlanName, 'read' | 'unchanged'>, string][]) {
      const ours = startLoad(plan, application.port, slugs);
      const other = startLoad(plan, baseline.port, slugs);
      await ours.warmUp();
      await other.warmUp();
      const measured = await interleaved(rounds, {
        ours: () => ours.measure(connections, seconds),
        baseline: () => other.measure(connections, seconds),
      });
      ours.stop();
      other.stop();
      const figure = of(measured.ours, 'perSecond') / of(measured.baseline, 'perSecond');
      goals.push({ what, figure, least: 0.6 });
      rows.push({
        name: plan === 'read' ? '200, the whole order' : '304, unchanged',
        cells: [
          rate(of(measured.ours, 'perSecond')),
          rate(of(measured.baseline, 'perSecond')),
          figure.toFixed(2),
          ms(of(measured.ours, 'p99')),
          ms(of(measured.baseline, 'p99')),
        ],
      });
    }
    await baseline.end();
    return {
      title: `An order by its link at ${connections} connections, SQLite`,
      columns: ['ours /s', 'baseline /s', 'ratio', 'ours p99', 'baseline p99'],
      rows,
      goals,
      summary: `GET ×${goals[0]?.figure.toFixed(2)}, 304 ×${goals[1]?.figure.toFixed(2)}`,
    };
  } finally {
    await application.stop();
  }
};
