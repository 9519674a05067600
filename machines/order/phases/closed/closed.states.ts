import { effectIf, requirements } from '../../phase-config.ts';
import type { PhaseConfig } from '../../phase-config.ts';
import { when } from '../../when.ts';

export const closed = {
  description: 'The life of the order is over.',
  initial: 'finished',
  states: {
    finished: {
      description: 'The financing runs; the order is closed.',
      meta: { requires: requirements.concluded },
      tags: ['handedOver'],
    },
    canceled: {
      description: 'The order was cancelled by someone or by a passed deadline.',
      entry: ['cancelOutstanding', 'notifyCancelation', effectIf('oweRefund', when('moneyReceived'))],
    },
  },
} as const satisfies PhaseConfig<'closed'>;
