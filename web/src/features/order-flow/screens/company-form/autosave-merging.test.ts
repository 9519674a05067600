import { readForm } from '@app/machines/company-form';
import { expect, test } from 'vitest';
import { atAnna, atEwa, blank, page, server } from '../../testing/drafts-in-memory.ts';

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
