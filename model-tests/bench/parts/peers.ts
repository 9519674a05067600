import { busyNote, columnsBeside, compare, ratioOf, rowOf, summaryOf, type Compared } from '../compared.ts';
import { startLoad } from '../load/load.ts';
import type { Effort, Part } from '../part.ts';
import { installedVendure, startVendure } from '../peers/vendure.ts';
import { vendureOrders } from '../peers/vendure-orders.ts';
import { seedOrders } from '../seed.ts';
import { startApplication, type Application } from '../servers/application.ts';
import type { Child } from '../servers/child.ts';

/** Of each server; enough that nobody waits for a free one at 64 connections. */
const orders = 300;

async function beside(
  application: Application,
  vendure: Child,
  effort: Effort,
): Promise<readonly Compared[]> {
  const slugs = await seedOrders(application, orders);
  const tokens = await vendureOrders(`http://127.0.0.1:${vendure.port}`, orders);
  const loads = {
    ours: startLoad('backAndForth', application.port, slugs),
    other: startLoad('toPaymentAndBack', vendure.port, tokens),
  };
  return compare(loads, effort);
}

const notes = [
  "Ours: SELECT_METHOD and MOVE_TO_PREVIOUS by the order's link, each under an idempotency key; the whole order in reply.",
  "Vendure: transitionOrderToState of its Shop API to ArrangingPayment and AddingItems, by a guest's token; id and state in reply.",
  'Vendure writes a transition in one transaction for each request: the order twice, an entry of its history once.',
  'Both run on SQLite with WAL, and each commit waits for the disk.',
];

/** Beside Vendure, an open source server that leads orders through states too: what one step costs there and here. */
export const peers: Part = async (effort) => {
  const installed = installedVendure();
  const application = await startApplication();
  try {
    const vendure = await startVendure(installed);
    try {
      const all = await beside(application, vendure, effort);
      return {
        title: `Transitions of an order over HTTP on SQLite, beside Vendure ${installed.version}`,
        columns: columnsBeside('Vendure'),
        rows: all.map(rowOf),
        notes: [busyNote(all), ...notes],
        goals: all.map((one) => ({
          what: `at ${one.connections} connection${one.connections === 1 ? '' : 's'}, ours ÷ Vendure`,
          figure: ratioOf(one, 'perSecond'),
          least: 1,
        })),
        summary: summaryOf('beside Vendure', all),
      };
    } finally {
      await vendure.end();
    }
  } finally {
    await application.stop();
  }
};
