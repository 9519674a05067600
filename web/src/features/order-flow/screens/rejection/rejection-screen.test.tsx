import { expect, test } from 'vitest';
import { showScreen, testOrder, textsOf } from '../../testing/testing-screen.tsx';
import { RejectionScreen } from './rejection-screen.tsx';

test('a refusal says who decided and that one may ask for reasons and for a human review (F144)', async () => {
  await showScreen(RejectionScreen, testOrder('leasing_decision_rejected'));
  expect(textsOf('dt')).toEqual(['Wniosek', 'Kto zdecydował', 'Decyzja', 'Twoje pieniądze']);
  expect(textsOf('dd')[1]).toBe('Finansujący, po ocenie wniosku oraz danych z BIK i BIG');
  expect(textsOf('h3').at(-1)).toBe('Poproś o wyjaśnienie albo ponowną ocenę');
});

test('of what was cancelled nobody decided', async () => {
  await showScreen(RejectionScreen, testOrder('canceled'));
  expect(textsOf('dt')).toEqual(['Wniosek', 'Anulowano', 'Twoje pieniądze']);
});
