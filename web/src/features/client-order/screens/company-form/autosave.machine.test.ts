import { readForm } from '@app/machines/company-form';
import { expect, test } from 'vitest';
import { blank, page, server } from '../../testing/drafts-in-memory.ts';

const form = (contact: { email: string }) => ({
  ...blank,
  userAttributes: { ...blank.userAttributes, ...contact },
});
const atAnna = form({ email: 'anna@x.example' });
const atEwa = form({ email: 'ewa@x.example' });

test('what was typed is saved a second after the last key, and this browser keeps it until then', async () => {
  const api = server();
  const { type, after, pass, state, copy } = page(api);
  type(form({ email: 'ann' }));
  pass(999);
  type(atAnna);
  pass(999);
  expect([api.emails(), copy()]).toEqual([[], atAnna]);
  await after(1);
  expect([api.emails(), copy(), state()]).toEqual([['anna@x.example'], null, { saved: 'resting' }]);
});

test('steady typing postpones a save for five seconds at most', () => {
  const api = server();
  const { type, pass } = page(api);
  for (const email of ['a', 'an', 'ann', 'anna', 'anna@', 'anna@x']) {
    type(form({ email }));
    pass(900);
  }
  expect(api.emails()).toEqual(['anna@x']);
});

test('what is typed while a save is under way is saved after it', async () => {
  const api = server();
  const { type, after, pass, copy, state } = page(api);
  type(atAnna);
  pass(1_000);
  type(atEwa);
  await after(0);
  expect([state(), copy()]).toEqual([{ dirty: 'typing' }, atEwa]);
  await after(1_000);
  expect(api.requests.map(({ draftVersion }) => draftVersion)).toEqual([1, 2]);
  expect([api.saved().values, copy()]).toEqual([atEwa, null]);
});

test('who goes to another section saves it at once, though nothing was typed', async () => {
  const api = server();
  const { actor, quiet } = page(api);
  actor.send({ type: 'TYPED', draft: { values: blank, section: 'contact' } });
  actor.send({ type: 'SAVE' });
  await quiet();
  expect(api.requests.map(({ draft }) => draft.section)).toEqual(['contact']);
});

test('a server that is not reached is tried again after 2, 5, 10 and each 30 seconds, and a save ends the count', async () => {
  const api = server();
  api.down = true;
  const { type, after, state, copy } = page(api);
  type(atAnna);
  await after(1_000);
  for (const [index, seconds] of [2, 5, 10, 30, 30].entries()) {
    await after(seconds * 1_000 - 1);
    expect([state(), api.requests.length]).toEqual(['failed', index + 1]);
    await after(1);
  }
  expect(copy()).toEqual(atAnna);
  api.down = false;
  await after(30_000);
  expect([state(), copy()]).toEqual([{ saved: 'resting' }, null]);
  api.down = true;
  type(atEwa);
  await after(1_000);
  await after(2_000);
  expect(api.requests.length).toBe(9);
});

test.each(['BACK', 'SAVE', 'LEAVING', 'FLUSH'] as const)(
  'a failed save is tried at once on %s',
  async (event) => {
    const api = server();
    api.down = true;
    const { actor, type, after, quiet } = page(api);
    type(atAnna);
    await after(1_000);
    api.down = false;
    actor.send({ type: event });
    await quiet();
    expect(api.saved().values).toEqual(atAnna);
  },
);

test('a save whose answer was lost is not taken for a change elsewhere', async () => {
  const api = server();
  const { type, after, told, state } = page(api);
  api.answers = Promise.reject(new Error('the answer was lost'));
  type(atAnna);
  await after(1_000);
  api.answers = Promise.resolve();
  type(atEwa);
  await after(2_000);
  expect([api.saved().values, told, state()]).toEqual([atEwa, [], { saved: 'resting' }]);
});

test('a page that goes away while a save is under way sends what was typed since, over the version that it makes', async () => {
  const api = server();
  const { actor, type, after, pass, state } = page(api);
  const late = Promise.withResolvers<void>();
  api.answers = late.promise;
  type(atAnna);
  pass(1_000);
  type(atEwa);
  actor.send({ type: 'LEAVING' });
  actor.send({ type: 'LEAVING' });
  expect(api.requests.map(({ draftVersion }) => draftVersion)).toEqual([1, 2]);
  expect(api.saved().values).toEqual(atEwa);

  // It was put aside only, and comes back.
  late.resolve();
  type(form({ email: 'ola@x.example' }));
  await after(0);
  await after(1_000);
  expect([api.saved().values.userAttributes.email, state()]).toEqual(['ola@x.example', { saved: 'resting' }]);
});

test('a page that goes away after a save was cut off sends what was typed since, whether that save arrived or not', async () => {
  const api = server();
  const { actor, type, after } = page(api);
  api.answers = Promise.reject(new Error('the browser ended the request'));
  type(atAnna);
  await after(1_000);
  type(atEwa);
  api.answers = new Promise(() => undefined);
  actor.send({ type: 'LEAVING' });
  expect(api.requests.map(({ draftVersion }) => draftVersion)).toEqual([1, 2, 1]);
  expect(api.saved().values).toEqual(atEwa);
});

test('a save that somebody waits for stays one when an earlier one had arrived without an answer', async () => {
  const api = server();
  const { actor, type, after, quiet } = page(api);
  api.answers = Promise.reject(new Error('the answer was lost'));
  type(atAnna);
  await after(1_000);
  api.answers = Promise.resolve();
  actor.send({ type: 'FLUSH' });
  await quiet();
  expect(api.requests.map(({ draftVersion, background }) => [draftVersion, background])).toEqual([
    [1, true],
    [1, false],
    [2, false],
  ]);
});

test('where both have typed nothing is saved until somebody has chosen', async () => {
  const api = server();
  const { actor, type, after, copy, quiet, shown } = page(api);
  type(atAnna);
  api.changedElsewhere(atEwa);
  await after(1_000);
  const { value, context } = actor.getSnapshot();
  expect([value, context.conflict]).toEqual(['conflict', { base: blank, remote: api.saved(), retyped: [] }]);
  actor.send({ type: 'FLUSH' });
  actor.send({ type: 'BACK' });
  await after(60_000);
  expect([api.saved().values, copy()]).toEqual([atEwa, atAnna]);

  actor.send({ type: 'RESOLVED', values: atAnna });
  await quiet();
  expect([api.saved().values, shown(), copy()]).toEqual([atAnna, atAnna, null]);
});

test('another window’s save that changes nothing is no conflict', async () => {
  const api = server();
  const { type, after } = page(api);
  api.changedElsewhere(blank);
  type(atAnna);
  await after(1_000);
  expect(api.saved()).toMatchObject({ values: atAnna, draftVersion: 3 });
});

test('a number typed anew elsewhere is a conflict, though the mask is the same', async () => {
  const withPesel = (pesel: string) =>
    readForm({ companyAttributes: { krsUsersAttributes: [{ key: 'p1', pesel }] } });
  const number = 'companyAttributes.krsUsersAttributes[p1].pesel';
  const masked = withPesel('***********');
  const api = server(masked);
  const { actor, type, after } = page(api);
  type(withPesel('80010112357'));
  api.changedElsewhere(masked, [number]);
  await after(1_000);
  expect(actor.getSnapshot().context.conflict?.retyped).toEqual([number]);
});

test('a page that is shown again takes in what another has saved, and saves nothing for it', async () => {
  const api = server();
  const { actor, after, told, shown, quiet } = page(api);
  api.changedElsewhere(atEwa);
  actor.send({ type: 'BACK' });
  await quiet();
  await after(10_000);
  expect([shown(), told, api.requests]).toEqual([atEwa, ['merged'], []]);
});

test('a page that has just opened takes in what the page before it sent as it went', async () => {
  const api = server();
  const { after, shown } = page(api);
  api.changedElsewhere(atEwa);
  await after(1_999);
  expect(shown()).toEqual(blank);
  await after(1);
  expect(shown()).toEqual(atEwa);
});

test('what is typed while the form is read anew stays', async () => {
  const api = server();
  const { actor, type, shown, state } = page(api);
  api.changedElsewhere(atEwa);
  actor.send({ type: 'BACK' });
  type(atAnna);
  expect([shown(), state()]).toEqual([atAnna, { dirty: 'typing' }]);
});

test('what this browser kept is saved; where it had arrived, nobody is asked about it', async () => {
  const api = server();
  const kept = page(api, atAnna);
  await kept.after(1_000);
  expect(api.saved()).toMatchObject({ values: atAnna, draftVersion: 2 });

  const again = page(api, atEwa);
  api.changedElsewhere(atEwa);
  await again.after(1_000);
  expect([again.state(), again.copy(), again.told]).toEqual([{ saved: 'resting' }, null, []]);
});

test('a form that cannot be changed any more says why, and what was typed is kept here', async () => {
  const api = server();
  api.closed = true;
  const { type, after, told, state, copy } = page(api);
  type(atAnna);
  await after(1_000);
  expect([state(), told, copy()]).toEqual(['failed', ['Tego formularza nie można już zmieniać.'], atAnna]);
});

test('before a form is sent it is saved, and waits for a busy server', async () => {
  const api = server();
  const { actor, type, quiet } = page(api);
  type(atAnna);
  actor.send({ type: 'FLUSH' });
  await quiet();
  actor.send({ type: 'FLUSH' });
  await quiet();
  expect(api.requests.map(({ background }) => background)).toEqual([false, false]);
});

test('a form of which nothing was ever saved is sent as it is', () => {
  const api = server(blank, 0);
  const { actor, state } = page(api);
  actor.send({ type: 'FLUSH' });
  expect([state(), api.requests]).toEqual([{ saved: 'opened' }, []]);
});
