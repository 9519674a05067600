import { requirements } from '../../phase-config.ts';
import type { PhaseConfig } from '../../phase-config.ts';
import { when } from '../../when.ts';

export const delivery = {
  description: 'The goods go to the client.',
  initial: 'waiting_for_delivery',
  meta: { requires: requirements.concluded },
  on: {
    /** The goods are out: somebody has to fetch them. */
    CANCEL: [
      {
        guard: when('admin'),
        target: '#canceled',
        actions: [{ type: 'raiseTask', params: { task: 'other' } }],
      },
    ],
  },
  states: {
    waiting_for_delivery: {
      description: 'The goods wait to be picked up.',
      tags: ['concluded'],
      meta: { deadline: { days: 14, task: 'other' } },
      on: { CONFIRM_DELIVERY: [{ guard: when('salesman | admin'), target: '#delivered' }] },
    },
    shipped: {
      description: 'The goods are on their way.',
      tags: ['concluded'],
      entry: ['notifyShipment'],
      meta: { deadline: { days: 14, task: 'other' } },
      on: { CONFIRM_DELIVERY: [{ guard: when('salesman | admin'), target: '#delivered' }] },
    },
    delivered: {
      description: 'The client has the goods; the financing is being started.',
      tags: ['handedOver'],
      entry: ['notifyDelivery'],
      meta: { deadline: { days: 0, task: 'other' } },
      on: {
        SET_PICKUP_DATE: [{ guard: when('salesman | admin') }],
        FINISH: [{ guard: when('admin'), target: '#finished' }],
      },
    },
  },
} as const satisfies PhaseConfig<'delivery'>;
