import { startLoad } from '../load/load.ts';
import type { Part } from '../part.ts';
import { rate } from '../report.ts';
import { seedOrders } from '../seed.ts';
import { restarted, startApplication } from '../servers/application.ts';

/** From the start of the process to the first answer, with the demo already seeded; memory before and after a load. */
export const starting: Part = async ({ seconds, orders }) => {
  const first = await startApplication();
  const slugs = await seedOrders(first, Math.min(orders, 1_000));
  const application = await restarted(first);
  try {
    const began = performance.now();
    await fetch(`${application.url}/api/orders/${slugs[0]}`);
    const answered = application.startedIn + (performance.now() - began);
    const idle = application.memory();
    const load = startLoad('backAndForth', application.port, slugs);
    await load.measure(64, seconds * 3);
    load.stop();
    const loaded = application.memory();
    return {
      title: 'Start and memory',
      columns: ['figure'],
      rows: [
        { name: 'process start to first answer', cells: [`${rate(answered)} ms`] },
        { name: 'the same, with the demo to be seeded', cells: [`${rate(first.startedIn)} ms`] },
        { name: 'memory idle', cells: [`${rate(idle)} MB`] },
        { name: 'memory after load', cells: [`${rate(loaded)} MB`] },
      ],
      goals: [],
      summary: `start ${rate(answered)} ms, memory ${rate(idle)}→${rate(loaded)} MB`,
    };
  } finally {
    await application.stop();
  }
};
