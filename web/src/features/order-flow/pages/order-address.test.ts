import { newFacts, screenOf } from '@app/machines/order';
import { expect, test } from 'vitest';
import { addressOf, shownAt } from './order-address.ts';

const decided = (financingType: 'lease' | 'medical', salesChannel: 'ecommerce' | 'pos' = 'ecommerce') =>
  screenOf('leasing_decision_ok', newFacts({ salesChannel, financingType, flowType: 'client' }), 'client');
const signing = screenOf(
  'initial_payment_opened',
  newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
  'client',
);

test('a lease or a loan outside a point of sale takes its client to the agreement’s address (F105)', () => {
  expect(addressOf('order', decided('lease'))).toBe('agreements');
  expect(shownAt('agreements', decided('lease')).screen).toBe('agreement');
});

test('other financing shows the status, which leads to the agreement and back (F106)', () => {
  const medical = decided('medical');
  expect([medical.screen, addressOf('order', medical), addressOf('agreements', medical)]).toEqual([
    'status',
    'order',
    'agreements',
  ]);
  expect([shownAt('order', medical).screen, shownAt('agreements', medical).screen]).toEqual([
    'status',
    'agreement',
  ]);
});

test('the agreement’s address leads back where nothing is read there: at the counter, and once it is accepted', () => {
  expect([decided('lease', 'pos'), signing].map((screen) => addressOf('agreements', screen))).toEqual([
    'order',
    'order',
  ]);
});
