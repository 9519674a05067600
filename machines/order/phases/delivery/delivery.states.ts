import type { PhaseNode } from '../../chart-row.ts';

/** The goods go to the client. */
export const deliveryStates: PhaseNode<'delivery'> = {
  description: 'The goods go to the client.',
  statuses: {
    waiting_for_delivery: {
      description: 'The goods wait to be picked up.',
      on: {
        CONFIRM_DELIVERY: [{ by: ['salesman', 'admin'], to: 'delivered' }],
      },
    },
    shipped: {
      description: 'The goods are on their way.',
      asks: [{ name: 'notifyShipment' }],
      on: {
        CONFIRM_DELIVERY: [{ by: ['salesman', 'admin'], to: 'delivered' }],
      },
    },
    delivered: {
      description: 'The client has the goods; the financing is being started.',
      asks: [{ name: 'notifyDelivery' }],
      deadline: { days: 0, then: 'raiseTask', task: 'other' },
      on: {
        SET_PICKUP_DATE: [{ by: ['salesman', 'admin'] }],
        FINISH: [{ by: ['system', 'admin'], to: 'finished' }],
      },
    },
  },
};
