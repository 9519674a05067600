import { calls, type Call, type OrderWire } from '@app/machines/contract';
import { camelKeys } from '@app/machines/fields';
import { explain, type Facts } from '@app/machines/order';
import type { Random } from './random.ts';
import { moves, type Move } from './moves.ts';

const eventsOf = ({ call }: Move): readonly string[] => (calls[call] as Call).events ?? [];

/** The moves that the chart takes from the order as it was just read; a forced one may always be tried. */
function legalMoves(order: OrderWire): readonly Move[] {
  const facts = camelKeys(order.facts) as Facts;
  const allowed = (['client', 'salesman', 'admin'] as const).map((actor) => ({
    actor,
    events: explain(order.status, facts, actor).allowed as readonly string[],
  }));
  return moves.filter(({ call, actor }, at) => {
    if (call === 'setStatus') return order.next_statuses.length > 0;
    const own = allowed.find((one) => one.actor === actor)?.events ?? [];
    return eventsOf(moves[at] as Move).some((event) => own.includes(event));
  });
}

/** Mostly a move that is open, heavier ones more often; now and then any at all. */
export function chooseMove(order: OrderWire, random: Random): Move {
  const legal = legalMoves(order);
  if (legal.length === 0 || random.happens(0.15)) return random.oneOf(moves);
  let left = random.draw() * legal.reduce((sum, { weight }) => sum + weight, 0);
  for (const move of legal) {
    left -= move.weight;
    if (left <= 0) return move;
  }
  return random.oneOf(legal);
}
