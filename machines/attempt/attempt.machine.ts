import { createMachine, transition } from 'xstate';

/** What a provider was asked to do: the verification of an account, a payment, a signing process. */
export type AttemptState = 'asked' | 'started' | 'succeeded' | 'failed' | 'withdrawn';

export const attemptEvents = ['START', 'SUCCEED', 'FAIL', 'WITHDRAW'] as const;
export type AttemptEvent = (typeof attemptEvents)[number];

/**
 * The life of one attempt at a provider, under the id of its row, which the provider gives back. One that is silent stays
 * started: the order's clock asks for it, and its answer still counts.
 */
export const attemptMachine = createMachine({
  id: 'attempt',
  initial: 'asked',
  states: {
    asked: {
      description: 'It is written down before the provider is asked; the answer may get lost.',
      on: { START: 'started', SUCCEED: 'succeeded', FAIL: 'failed', WITHDRAW: 'withdrawn' },
    },
    started: {
      description: 'It runs at the provider.',
      on: { SUCCEED: 'succeeded', FAIL: 'failed', WITHDRAW: 'withdrawn' },
    },
    succeeded: { description: 'The provider has done it; nothing undoes that.', type: 'final' },
    failed: { description: 'Nothing came of it; what comes after all counts.', on: { SUCCEED: 'succeeded' } },
    withdrawn: {
      description: 'We called it back; that it had ended before may become known.',
      on: { SUCCEED: 'succeeded', FAIL: 'failed' },
    },
  },
} as const satisfies Parameters<typeof createMachine>[0] & {
  readonly initial: AttemptState;
  readonly states: Readonly<Record<AttemptState, object>>;
});

/** The state that an event leads an attempt to; null where the state does not accept it. */
export function attemptAfter(state: AttemptState, type: AttemptEvent): AttemptState | null {
  const snapshot = attemptMachine.resolveState({ value: state, context: {} });
  if (!snapshot.can({ type })) return null;
  const [next] = transition(attemptMachine, snapshot, { type });
  return next.value as AttemptState;
}

/** Whether it may still come to something at its provider. */
export const isLive = (state: AttemptState): boolean => attemptAfter(state, 'WITHDRAW') !== null;

/** Of the words that rows have for the states, those from which an attempt may come to this one, or stay at it. */
export function wordsBefore<Word extends string>(
  stateOf: Readonly<Record<Word, AttemptState>>,
  word: Word,
): Word[] {
  const to = stateOf[word];
  return (Object.keys(stateOf) as Word[]).filter((from) => {
    const state = stateOf[from];
    return state === to || attemptEvents.some((event) => attemptAfter(state, event) === to);
  });
}
