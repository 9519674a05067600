import { expect, test } from 'vitest';
import { atAnna, atEwa, blank, contactForm, page, server } from '../../testing/drafts-in-memory.ts';

test('what was typed is saved a second after the last key, and this browser keeps it until then', async () => {
  const api = server();
  const { type, after, pass, state, copy } = page(api);
  type(contactForm({ email: 'ann' }));
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
    type(contactForm({ email }));
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

test('a page that goes away while a save is under way sends what was typed since as a later save of the page', async () => {
  const api = server();
  const { actor, type, after, pass, state } = page(api);
  const late = Promise.withResolvers<void>();
  api.answers = late.promise;
  type(atAnna);
  pass(1_000);
  type(atEwa);
  actor.send({ type: 'LEAVING' });
  actor.send({ type: 'LEAVING' });
  expect(api.requests.map(({ draftVersion, number }) => [draftVersion, number])).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect(api.saved().values).toEqual(atEwa);

  // It was put aside only, and comes back.
  late.resolve();
  type(contactForm({ email: 'ola@x.example' }));
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
  expect(api.requests.map(({ draftVersion, number }) => [draftVersion, number])).toEqual([
    [1, 1],
    [1, 2],
  ]);
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
  ]);
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
