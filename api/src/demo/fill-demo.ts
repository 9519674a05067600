import type { Order } from '@app/db';
import type { DemoOrder } from '@app/db/demo';
import type { Ports } from '../kernel/ports.ts';
import { drawAgreement } from '../modules/signing/prepare-agreement.ts';
import { beginOrder } from './begin-order.ts';
import { copyAgreement } from './copy-agreement.ts';
import { fillOrders } from './fill-orders.ts';
import { passDeadlines, settleEffects, walkOrder } from './walk-order.ts';

/** Orders that are walked beside each other: their commits share one write to the disk. */
const beside = 16;

/** Orders of one way have agreements of one content. */
const wayOf = ({ shop, config, vatId, method }: DemoOrder): string => [shop, config, vatId, method].join(' ');

/**
 * Fills the demo with so many orders of the last ninety days, each walked by its own events. To be called while nobody
 * serves the data. Orders of an earlier, perhaps interrupted fill are not made again. `report` gets how many there are.
 */
export async function fillDemo(ports: Ports, count: number, report: (done: number) => void): Promise<void> {
  const present = ports.now();
  const newest = new Map<string, Promise<Order>>();
  const left = fillOrders(count).values();
  let done = 0;
  const walkRest = async (): Promise<void> => {
    for (const demo of left) {
      const { slug, clock } = await beginOrder(ports, demo, present);
      const model = await newest.get(wayOf(demo));
      const draw = model?.facts.agreementPrepared ? copyAgreement(model) : drawAgreement;
      const walk = walkOrder(ports, demo, slug, clock, draw);
      if (draw === drawAgreement) newest.set(wayOf(demo), walk);
      const order = await passDeadlines(ports, await walk, clock, present);
      await settleEffects(ports, order);
      done += 1;
      report(done);
    }
  };
  await Promise.all(Array.from({ length: beside }, walkRest));
}
