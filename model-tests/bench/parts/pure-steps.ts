import { newFacts, type OrderEvent } from '@app/machines/order';
import { orderMachine, restore, statusOf } from '@app/machines/order/chart';
import { transition } from 'xstate';
import type { Part } from '../part.ts';
import { rate } from '../report.ts';

const began = newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' });
const forward: OrderEvent = { type: 'SELECT_METHOD', method: 'qes', actor: 'client' };
const back: OrderEvent = { type: 'MOVE_TO_PREVIOUS', actor: 'client' };

/** Steps of the chart alone: a stored order restored, one event, the next status; no database, no wire. */
export const pureSteps: Part = async ({ seconds }) => {
  let status = statusOf({ value: 'agreement_method_selection' });
  let facts = began;
  let steps = 0;
  const warm = performance.now() + 300;
  const until = warm + seconds * 1000;
  let now = performance.now();
  for (; now < until; now = performance.now()) {
    const event = status === 'form_opened' ? back : forward;
    const [next] = transition(orderMachine, restore(status, facts), event);
    status = statusOf(next);
    facts = next.context;
    if (now >= warm) steps += 1;
  }
  const perSecond = steps / seconds;
  return {
    title: 'The chart alone, one core',
    columns: ['steps /s'],
    rows: [{ name: 'restore, transition, status', cells: [rate(perSecond)] }],
    goals: [],
    summary: `chart ${rate(perSecond)}/s`,
  };
};
