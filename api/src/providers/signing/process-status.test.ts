import { expect, test } from 'vitest';
import { processStatus, signingOutcome } from './process-status.ts';

test.each([
  ['DRAFT', false, 'PENDING', 'pending'],
  ['PROCESSING', false, 'STARTED', 'pending'],
  ['PROCESSING', true, 'SIGNED', 'pending'],
  ['COMPLETED', true, 'COMPLETED', 'completed'],
  ['REJECTED', false, 'REJECTED', 'failed'],
  ['EXPIRED', false, 'EXPIRED', 'failed'],
  ['WITHDRAWN', false, 'ABORTED', 'failed'],
  ['SOMETHING_NEW', false, 'ERROR', 'failed'],
] as const)("Autenti's %s (all signed: %s) is %s: %s", (autenti, everyone, status, outcome) => {
  expect(processStatus(autenti, everyone)).toBe(status);
  expect(signingOutcome(status)).toBe(outcome);
});

test('no process and a failed one', () => {
  expect([signingOutcome('NONE'), signingOutcome('FAILED')]).toEqual(['pending', 'failed']);
});
