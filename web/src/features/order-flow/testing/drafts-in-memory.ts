import { readForm } from '@app/machines/company-form';
import type { CompanyFormValues } from '@app/machines/company-form';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { autosaveMachine } from '../screens/company-form/autosave.machine.ts';
import type { SaveReply, SaveRequest } from '../screens/company-form/autosave.machine.ts';
import type { SavedForm } from '../screens/company-form/draft.ts';

export const blank = readForm({});

/** A form that says this much of its contact. */
export const contactForm = (contact: { email: string }) => ({
  ...blank,
  userAttributes: { ...blank.userAttributes, ...contact },
});
export const atAnna = contactForm({ email: 'anna@x.example' });
export const atEwa = contactForm({ email: 'ewa@x.example' });

/** A server with one draft; a save over another version than the last is refused, but for an earlier one of the same page, as the API does. */
export function server(values = blank, draftVersion = 1) {
  let lastOf: { page: string; number: number } | null = null;
  let saved: SavedForm = { values, draftVersion, savedAt: 0, typedNumbers: [] };
  const requests: SaveRequest[] = [];
  const self = {
    requests,
    /** Nothing arrives. */
    down: false,
    /** Nothing can be changed any more. */
    closed: false,
    /** An answer is on its way until this resolves; the request has arrived. */
    answers: Promise.resolve(),
    emails: () => requests.map(({ draft }) => draft.values.userAttributes.email),
    saved: () => saved,
    put(page: string, request: SaveRequest): number | null {
      const { draft, draftVersion: over, number } = request;
      requests.push(request);
      if (self.down) throw new Error('no connection');
      const goesOver = lastOf?.page === page ? lastOf.number < number : over === saved.draftVersion;
      if (self.closed || !goesOver) return null;
      const version = saved.draftVersion + 1;
      saved = { ...saved, values: draft.values, draftVersion: version, savedAt: saved.savedAt + 1_000 };
      lastOf = { page, number };
      return saved.draftVersion;
    },
    async save(page: string, request: SaveRequest): Promise<SaveReply> {
      const { draft } = request;
      const version = self.put(page, request);
      const { savedAt } = saved;
      await self.answers;
      return version === null
        ? { draft, refusal: 'Tego formularza nie można już zmieniać.' }
        : { draft, refusal: null, draftVersion: version, savedAt, orderVersion: version };
    },
    /** Somebody else saves. */
    changedElsewhere(next: CompanyFormValues, typedNumbers: readonly string[] = []) {
      const version = saved.draftVersion + 1;
      lastOf = null;
      saved = {
        ...saved,
        values: next,
        draftVersion: version,
        typedNumbers: typedNumbers.map((path) => ({ path, version })),
      };
    },
  };
  return self;
}

/** A page that shows what the server has, or what this browser kept of an earlier one. */
export function page(of: ReturnType<typeof server>, kept: CompanyFormValues | null = null) {
  const { values: base, draftVersion, savedAt } = of.saved();
  const clock = new SimulatedClock();
  const id = crypto.randomUUID();
  const told: string[] = [];
  let copy = kept;
  let shown = kept ?? base;
  const machine = autosaveMachine.provide({
    actors: {
      save: fromPromise<SaveReply, SaveRequest>(({ input }) => of.save(id, input)),
      load: fromPromise<SavedForm | null>(async () => of.saved()),
    },
    actions: {
      keep: ({ context }) => void (copy = context.draft.values),
      forget: () => void (copy = null),
      show: ({ context }) => void (shown = context.draft.values),
      saveLast: ({ context: { draft, draftVersion, saves: number } }) =>
        void of.put(id, { draft, draftVersion, number, background: true }),
      tellMerged: () => void told.push('merged'),
      tellRefused: ({ context }) => void told.push(context.refusal ?? ''),
    },
  });
  const section = 'persons';
  const actor = createActor(machine, {
    clock,
    input: { draft: { values: shown, section }, base, draftVersion, savedAt },
  }).start();
  const quiet = () =>
    waitFor(actor, (state) => !state.hasTag('busy') && !state.matches({ saved: 'catchingUp' }));
  return {
    actor,
    told,
    copy: () => copy,
    shown: () => shown,
    state: () => actor.getSnapshot().value,
    quiet,
    type(values: CompanyFormValues) {
      shown = values;
      actor.send({ type: 'TYPED', draft: { values, section } });
    },
    /** Lets this time pass, and what it begins come to its end. */
    async after(milliseconds: number) {
      clock.increment(milliseconds);
      await quiet();
    },
    pass: (milliseconds: number) => clock.increment(milliseconds),
  };
}
