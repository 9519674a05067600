import type { CompanyFormValues } from '@app/machines/company-form';
import { assign, fromPromise, setup } from 'xstate';
import { caughtUp, inStepWith, mergesAlone, remoteChange } from './draft.ts';
import type { Draft, DraftState, SavedForm } from './draft.ts';

/** A draft to save over this version, or over earlier saves of this page; in the background nobody waits until a busy server takes it. */
export type SaveRequest = {
  draft: Draft;
  draftVersion: number;
  /** Which save of this page it is, counted from 1. */
  number: number;
  background: boolean;
};

/** The versions of draft and order that a save has made, or why the server has refused it. */
export type SaveReply = { draft: Draft } & (
  | { refusal: null; draftVersion: number; savedAt: number; orderVersion: number }
  | { refusal: string }
);

/** Draft values that are not the same object as `base` are still to be saved. */
type Input = Pick<DraftState, 'draft' | 'base' | 'draftVersion' | 'savedAt'>;

type Context = DraftState & {
  /** How many saves this page has sent. */
  saves: number;
  /** Failed attempts since the last save. */
  failures: number;
  /** Why the server refused the last save; null where it did not. */
  refusal: string | null;
  /** The order's version after the last save; 0 before the first. */
  orderVersion: number;
  /** Whether somebody waits for the save, as before the form is sent. */
  isAwaited: boolean;
};

type Event =
  | { type: 'TYPED'; draft: Draft }
  /** Now, or so that somebody waits for it: the form is about to be sent. */
  | { type: 'SAVE' | 'FLUSH' }
  /** The page is put aside, or goes away; it is shown again, or the connection is back. */
  | { type: 'LEAVING' | 'BACK' }
  /** Something else than a save brings the form to the server, as if it were the next one. */
  | { type: 'SENT_OTHERWISE' }
  | { type: 'RESOLVED'; values: CompanyFormValues };

/** Milliseconds until a failed save is tried again. */
const backoff = [2_000, 5_000, 10_000, 30_000];

const notProvided = () => Promise.reject(new Error('autosave: an actor is not provided'));

function answered({ sent }: Context, { draft, ...reply }: SaveReply): Partial<Context> {
  const place = sent.lastIndexOf(draft);
  // It has not arrived; the same draft sent before it may have.
  if (reply.refusal !== null) return { sent: sent.toSpliced(place, 1), refusal: reply.refusal };
  // What was sent after it, as the page was put aside, may have arrived too.
  return { ...reply, base: draft.values, sent: sent.slice(place + 1), failures: 0 };
}

/**
 * Saves the form as it is typed. Whoever runs it provides how the server is asked, the copy that this browser keeps of
 * what the server does not have, and how the page is told.
 */
export const autosaveMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: {
    save: fromPromise<SaveReply, SaveRequest>(notProvided),
    /** The form as the server has it; null where it has none. */
    load: fromPromise<SavedForm | null>(notProvided),
  },
  delays: {
    /** After the last key, and the longest that steady typing postpones a save. */
    debounce: 1_000,
    steadyTyping: 5_000,
    /** Until a page that has just opened looks once more for what the page before it sent as it went. */
    lateSave: 2_000,
    backoff: ({ context }) => backoff[Math.min(context.failures, backoff.length) - 1] ?? 0,
  },
  guards: {
    isUnsaved: ({ context }) => context.draft.values !== context.base,
    hasVersion: ({ context }) => context.draftVersion > 0,
    isChangedSince: ({ context }) => context.sent.at(-1) !== context.draft,
  },
  actions: {
    take: assign(({ event }) => (event.type === 'TYPED' ? { draft: event.draft } : {})),
    await: assign({ isAwaited: true }),
    rest: assign({ isAwaited: false }),
    /** A save is sent: what it brings, and its number. */
    countSave: assign({
      sent: ({ context }) => [...context.sent, context.draft],
      saves: ({ context }) => context.saves + 1,
    }),
    /** Keeps a copy of what is not saved in this browser. */
    keep: () => undefined,
    forget: () => undefined,
    /** Puts the draft's values into the form. */
    show: () => undefined,
    /** Sends the draft beside a save that has no answer yet, and waits for none. */
    saveLast: () => undefined,
    /** The order may have a new version. */
    tellSaved: () => undefined,
    tellMerged: () => undefined,
    tellRefused: () => undefined,
  },
}).createMachine({
  id: 'autosave',
  context: ({ input }) => ({
    ...input,
    // What this browser kept may have been sent as the page before went away.
    sent: input.draft.values === input.base ? [] : [input.draft],
    saves: 0,
    failures: 0,
    refusal: null,
    orderVersion: 0,
    isAwaited: false,
    conflict: null,
  }),
  on: { TYPED: { actions: ['take', 'keep'] }, SENT_OTHERWISE: { actions: 'countSave' } },
  initial: 'saved',
  states: {
    saved: {
      on: {
        TYPED: { target: 'dirty', actions: ['take', 'keep'] },
        // Before the first version there is nothing that somebody else could have changed.
        FLUSH: { guard: 'hasVersion', target: 'saving', actions: 'await' },
      },
      entry: 'rest',
      initial: 'opened',
      states: {
        opened: {
          always: { guard: 'isUnsaved', target: '#autosave.dirty' },
          after: { lateSave: 'catchingUp' },
          on: { BACK: 'catchingUp' },
        },
        resting: { on: { BACK: 'catchingUp' } },
        catchingUp: {
          invoke: {
            src: 'load',
            onDone: [
              {
                guard: ({ context, event }) => 'draft' in caughtUp(context, event.output),
                target: 'resting',
                actions: [
                  assign(({ context, event }) => caughtUp(context, event.output)),
                  'show',
                  'tellMerged',
                ],
              },
              {
                target: 'resting',
                actions: assign(({ context, event }) => caughtUp(context, event.output)),
              },
            ],
            onError: 'resting',
          },
        },
      },
    },
    dirty: {
      after: { steadyTyping: 'saving' },
      entry: 'rest',
      on: { SAVE: 'saving', LEAVING: 'saving', FLUSH: { target: 'saving', actions: 'await' } },
      initial: 'typing',
      states: {
        typing: {
          after: { debounce: '#autosave.saving' },
          on: { TYPED: { target: 'typing', reenter: true, actions: ['take', 'keep'] } },
        },
      },
    },
    saving: {
      tags: 'busy',
      entry: ['countSave', assign({ refusal: null })],
      on: { LEAVING: { guard: 'isChangedSince', actions: ['countSave', 'saveLast'] } },
      invoke: {
        src: 'save',
        input: ({ context: { draft, draftVersion, saves, isAwaited } }) => ({
          draft,
          draftVersion,
          number: saves,
          background: !isAwaited,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.refusal !== null,
            target: 'comparing',
            actions: assign(({ context, event }) => answered(context, event.output)),
          },
          {
            guard: ({ context, event }) => event.output.draft === context.draft,
            target: 'saved.resting',
            actions: [assign(({ context, event }) => answered(context, event.output)), 'forget', 'tellSaved'],
          },
          {
            target: 'dirty',
            actions: [assign(({ context, event }) => answered(context, event.output)), 'keep', 'tellSaved'],
          },
        ],
        onError: 'failed',
      },
    },
    /** A save was refused: because the form was changed elsewhere, or because it cannot be changed any more. */
    comparing: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: ({ context, event }) => mergesAlone(context, event.output) === null,
            target: 'failed',
            actions: 'tellRefused',
          },
          {
            guard: ({ context, event }) => mergesAlone(context, event.output) === true,
            target: 'saving',
            actions: assign(({ event }) => inStepWith(event.output)),
          },
          {
            target: 'conflict',
            actions: assign({ conflict: ({ context, event }) => remoteChange(context, event.output) }),
          },
        ],
        onError: { target: 'failed', actions: assign({ refusal: null }) },
      },
    },
    failed: {
      entry: ['rest', assign({ failures: ({ context }) => context.failures + 1 })],
      after: { backoff: 'saving' },
      on: {
        SAVE: 'saving',
        BACK: 'saving',
        LEAVING: 'saving',
        FLUSH: { target: 'saving', actions: 'await' },
      },
    },
    /** Both have changed the form: somebody chooses, field by field. */
    conflict: {
      entry: 'rest',
      on: {
        RESOLVED: {
          target: 'saving',
          actions: [
            assign(({ context: { draft, conflict }, event: { values } }) => ({
              ...inStepWith(conflict && conflict.remote),
              draft: { ...draft, values },
            })),
            'show',
            'keep',
          ],
        },
      },
    },
  },
});
