import { demoOrders, type DemoOrder } from '@app/db/demo';

const days = 90;
/** A deadline that cancels is a month, and has to have passed. */
const pastDeadline = 33;

/** How often a way is gone, where not once: most orders of a business have ended. */
const frequency: Readonly<Partial<Record<DemoOrder['status'], number>>> = {
  finished: 14,
  canceled: 8,
  delivered: 3,
  leasing_decision_rejected: 3,
};

/** A number from 0 to 1 that belongs to an order and a question, so that every fill makes the same orders. */
function chance(index: number, question: number): number {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(question + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 13), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** When an order began: one that has ended on any day, one that is under way not before its deadline would end it. */
function daysAgoOf({ status, daysAgo, ends }: DemoOrder, at: number): number {
  const first = ends?.by === 'deadline' ? pastDeadline : 1;
  const ended = status === 'finished' || status === 'canceled';
  return ended ? first + Math.floor(at * (days - first)) : Math.floor(at * (Math.min(daysAgo, days) + 1));
}

/** Goods a little cheaper, so that no two orders cost the same and none leaves its shop's bounds. */
const priced = ({ goods }: DemoOrder, at: number): DemoOrder['goods'] =>
  goods.map(([name, quantity, gross, category]) => [
    name,
    quantity,
    (Number(gross) * (1 - at / 20)).toFixed(2),
    category,
  ]);

const ways = demoOrders
  .filter(({ slug }) => slug === undefined)
  .flatMap((way) => Array.from({ length: frequency[way.status] ?? 1 }, () => way));

/** As many orders as asked for, begun in the last ninety days along the ways of the demo's own, the oldest first; always the same. */
export const fillOrders = (count: number): readonly DemoOrder[] =>
  Array.from({ length: count }, (_, index) => {
    const way = ways[Math.floor(chance(index, 0) * ways.length)] ?? demoOrders[0];
    if (way === undefined) throw new Error('The demo has no order');
    const number = `FILL-${String(index + 1).padStart(5, '0')}`;
    return {
      ...way,
      number,
      daysAgo: daysAgoOf(way, chance(index, 1)),
      goods: priced(way, chance(index, 2)),
    };
  }).toSorted((one, other) => other.daysAgo - one.daysAgo);
