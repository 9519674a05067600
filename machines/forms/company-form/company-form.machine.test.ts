import { expect, test } from 'vitest';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { EventFromLogic } from 'xstate';
import { companyFormAt, companyFormMachine } from './company-form.machine.ts';

type Event = EventFromLogic<typeof companyFormMachine>;

function after(...events: Event[]) {
  const { value, context } = events.reduce(
    (snapshot, event) => getNextSnapshot(companyFormMachine, snapshot, event),
    getInitialSnapshot(companyFormMachine),
  );
  return { ...value, ...context };
}

const whole: Event[] = [
  { type: 'NEXT', complete: true },
  { type: 'NEXT', complete: true },
  { type: 'NEXT', complete: true },
];

test('a section that is not complete stays open and shows its errors', () => {
  expect(after({ type: 'NEXT', complete: false })).toEqual({
    section: 'basic',
    sending: 'resting',
    reached: 'basic',
    tried: ['basic'],
  });
});

test('a complete section unlocks the next one, and nothing beyond it can be opened', () => {
  const unlocked = after({ type: 'NEXT', complete: true }, { type: 'EDIT', section: 'contact' });
  expect([unlocked.section, unlocked.reached]).toEqual(['persons', 'persons']);
});

test('a section passed before can be opened again without losing what was unlocked', () => {
  const back = after(...whole, { type: 'EDIT', section: 'basic' }, { type: 'EDIT', section: 'summary' });
  expect([back.section, back.reached]).toEqual(['summary', 'summary']);
});

test('a form with errors is not sent: the first section with one opens', () => {
  const sent = after(...whole, { type: 'SEND', wrongIn: ['persons', 'contact'], jointRepresentation: true });
  expect([sent.section, sent.sending, sent.tried]).toEqual([
    'persons',
    'resting',
    ['basic', 'persons', 'contact', 'summary'],
  ]);
});

test('the link goes to a new address only when it was shown, and to the known one at once', () => {
  const save: Event = { type: 'SAVE_FOR_LATER', newAddress: true };
  expect(after({ ...save, newAddress: false }).sending).toBe('savingForLater');
  expect(after(save).sending).toBe('askingAddress');
  expect(after(save, { type: 'BACK' }).sending).toBe('resting');
  expect(after(save, { type: 'CONFIRM_ADDRESS' }).sending).toBe('savingForLater');
  expect(after(save, { type: 'CONFIRM_ADDRESS' }, { type: 'SENT' }).sending).toBe('savedForLater');
});

test('joint representation is asked about before the form is sent', () => {
  const send: Event = { type: 'SEND', wrongIn: [], jointRepresentation: true };
  expect(after(...whole, send).sending).toBe('askingRepresentation');
  expect(after(...whole, send, { type: 'BACK' }).sending).toBe('resting');
  expect(after(...whole, send, { type: 'CONFIRM_REPRESENTATION' }, { type: 'SENT' }).sending).toBe(
    'submitted',
  );
});

test('what the server refuses opens the section where it lies', () => {
  const refused = after(
    ...whole,
    { type: 'SEND', wrongIn: [], jointRepresentation: false },
    { type: 'SEND_FAILED', wrongIn: ['contact'] },
  );
  expect([refused.section, refused.sending]).toEqual(['contact', 'resting']);
});

test('a form that is taken up again opens where it was left, with all unlocked that was complete', () => {
  const resumed = companyFormAt({ section: 'persons', reached: 'summary' });
  expect([resumed.value, resumed.context]).toEqual([
    { section: 'persons', sending: 'resting' },
    { reached: 'summary', tried: [] },
  ]);
  const edited = getNextSnapshot(companyFormMachine, resumed, { type: 'EDIT', section: 'summary' });
  expect(edited.value.section).toBe('summary');
});
