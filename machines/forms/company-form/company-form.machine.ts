import { assign, setup } from 'xstate';
import { sections } from './sections.ts';
import type { Section } from './sections.ts';

interface Context {
  /** The furthest section that was ever open: it and those before it can be opened again. */
  readonly reached: Section;
  /** Sections that the user has tried to leave: there each error shows. */
  readonly tried: readonly Section[];
}

type Event =
  | { readonly type: 'NEXT'; readonly complete: boolean }
  | { readonly type: 'EDIT'; readonly section: Section }
  | { readonly type: 'SEND'; readonly wrongIn: readonly Section[]; readonly jointRepresentation: boolean }
  | { readonly type: 'CONFIRM_REPRESENTATION' }
  | { readonly type: 'BACK' }
  | { readonly type: 'SAVE_FOR_LATER'; readonly newAddress: boolean }
  | { readonly type: 'CONFIRM_ADDRESS' }
  | { readonly type: 'SENT' }
  | { readonly type: 'SEND_FAILED'; readonly wrongIn: readonly Section[] };

const rank = (section: Section) => sections.indexOf(section);
const later = (one: Section, other: Section): Section => (rank(one) >= rank(other) ? one : other);

const model = setup({
  types: { context: {} as Context, events: {} as Event },
  guards: {
    complete: ({ event }) => event.type === 'NEXT' && event.complete,
    opens: ({ context, event }, { section }: { section: Section }) =>
      event.type === 'EDIT' && event.section === section && rank(section) <= rank(context.reached),
    errorFirst: ({ event }, { section }: { section: Section }) =>
      (event.type === 'SEND' || event.type === 'SEND_FAILED') && event.wrongIn[0] === section,
    right: ({ event }) => event.type === 'SEND' && event.wrongIn.length === 0,
    newAddress: ({ event }) => event.type === 'SAVE_FOR_LATER' && event.newAddress,
    alone: ({ event }) => event.type === 'SEND' && event.wrongIn.length === 0 && !event.jointRepresentation,
  },
  actions: {
    reach: assign({
      reached: ({ context }, { section }: { section: Section }) => later(context.reached, section),
    }),
    tried: assign({
      tried: ({ context }, { section }: { section: Section }) => [...new Set([...context.tried, section])],
    }),
    triedAll: assign({ tried: sections }),
  },
});

/** A section that unlocks the next one when it is complete, and shows its errors when it is left too early. */
function section(own: Section, next: Section) {
  return {
    on: {
      NEXT: [
        {
          guard: 'complete' as const,
          target: next,
          actions: [
            { type: 'tried' as const, params: { section: own } },
            { type: 'reach' as const, params: { section: next } },
          ],
        },
        { actions: { type: 'tried' as const, params: { section: own } } },
      ],
    },
  };
}

const opens = (own: Section) => ({
  guard: { type: 'opens' as const, params: { section: own } },
  target: `.${own}` as const,
});
const faulty = (own: Section) => ({
  guard: { type: 'errorFirst' as const, params: { section: own } },
  target: `.${own}` as const,
  actions: 'triedAll' as const,
});

/**
 * How a company form is filled in: four sections that unlock one another, and the sending with its questions about the
 * representation and about a new address for the link. Which field is right is not decided here: whoever sends an event has
 * asked the form's schema.
 */
export const companyFormMachine = model.createMachine({
  id: 'companyForm',
  type: 'parallel',
  context: { reached: 'basic', tried: [] },
  states: {
    section: {
      initial: 'basic',
      on: {
        EDIT: sections.map(opens),
        SEND: sections.map(faulty),
        SEND_FAILED: sections.map(faulty),
      },
      states: {
        basic: section('basic', 'persons'),
        persons: section('persons', 'contact'),
        contact: section('contact', 'summary'),
        summary: {},
      },
    },
    sending: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            SEND: [
              { guard: 'alone', target: 'submitting' },
              { guard: 'right', target: 'askingRepresentation' },
            ],
            SAVE_FOR_LATER: [{ guard: 'newAddress', target: 'askingAddress' }, { target: 'savingForLater' }],
          },
        },
        askingRepresentation: { on: { CONFIRM_REPRESENTATION: 'submitting', BACK: 'resting' } },
        submitting: { tags: 'busy', on: { SENT: 'submitted', SEND_FAILED: 'resting' } },
        submitted: { tags: 'busy' },
        askingAddress: { on: { CONFIRM_ADDRESS: 'savingForLater', BACK: 'resting' } },
        savingForLater: { tags: 'busy', on: { SENT: 'savedForLater', SEND_FAILED: 'resting' } },
        savedForLater: { on: { BACK: 'resting' } },
      },
    },
  },
});

/** The form as somebody left it: in that section, with what is complete unlocked. */
export function companyFormAt(saved: { readonly section: Section; readonly reached: Section }) {
  return companyFormMachine.resolveState({
    value: { section: saved.section, sending: 'resting' },
    context: { reached: later(saved.section, saved.reached), tried: [] },
  });
}
