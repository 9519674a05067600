import { assign, setup } from 'xstate';
import { missingFor } from './missing.ts';
import type { Choice, VerificationMode, VerificationNeeds } from './missing.ts';

type Consent = 'privacyConsent' | 'dataTransferConsent' | 'bigConsent' | 'bikConsent';

interface Context extends Choice {
  readonly needs: VerificationNeeds;
  /** The user has pressed the button too early: what is missing shows. */
  readonly tried: boolean;
  /** How often the bank could not be reached. */
  readonly failures: number;
  /** Where the bank's own page is. */
  readonly redirectUrl: string | null;
}

type Event =
  | { readonly type: 'CHOOSE_MODE'; readonly mode: VerificationMode }
  | { readonly type: 'CHOOSE_BANK'; readonly channelId: string }
  | { readonly type: 'CHOOSE_PERSON'; readonly personId: string }
  | { readonly type: 'CONSENT'; readonly consent: Consent; readonly given: boolean }
  | { readonly type: 'START' }
  | { readonly type: 'STARTED'; readonly redirectUrl: string }
  | { readonly type: 'NOT_STARTED' };

const choosing = {
  CHOOSE_MODE: { actions: 'changeMode' },
  CHOOSE_BANK: { actions: 'changeBank' },
  CHOOSE_PERSON: { actions: 'changePerson' },
  CONSENT: { actions: 'changeConsent' },
  START: [{ guard: 'ready', target: 'starting' }, { actions: 'tried' }],
} as const;

/**
 * The way to the bank and back: a mode and a bank are chosen, the verification is started, the browser leaves for the bank;
 * where the bank cannot be reached, what was chosen stays and it is tried again.
 */
export const bankVerificationMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as VerificationNeeds },
  guards: {
    ready: ({ context }) => missingFor(context, context.needs).length === 0,
  },
  actions: {
    // A bank offers its modes under different ids: another mode, another choice of bank.
    changeMode: assign(({ context, event }) =>
      event.type === 'CHOOSE_MODE' && event.mode !== context.mode
        ? { mode: event.mode, channelId: null, tried: false }
        : {},
    ),
    changeBank: assign(({ event }) => (event.type === 'CHOOSE_BANK' ? { channelId: event.channelId } : {})),
    changePerson: assign(({ event }) => (event.type === 'CHOOSE_PERSON' ? { personId: event.personId } : {})),
    changeConsent: assign(({ event }) => (event.type === 'CONSENT' ? { [event.consent]: event.given } : {})),
    tried: assign({ tried: true }),
    failed: assign({ failures: ({ context }) => context.failures + 1 }),
    leave: assign({ redirectUrl: ({ event }) => (event.type === 'STARTED' ? event.redirectUrl : null) }),
  },
}).createMachine({
  id: 'bankVerification',
  context: ({ input }) => ({
    mode: 'AIS',
    channelId: null,
    personId: null,
    privacyConsent: false,
    dataTransferConsent: false,
    bigConsent: false,
    bikConsent: false,
    needs: input,
    tried: false,
    failures: 0,
    redirectUrl: null,
  }),
  initial: 'choosing',
  states: {
    choosing: { on: choosing },
    starting: {
      on: {
        STARTED: { target: 'leaving', actions: 'leave' },
        NOT_STARTED: { target: 'failed', actions: 'failed' },
      },
    },
    failed: { on: choosing },
    leaving: { type: 'final' },
  },
});
