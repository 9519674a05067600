import { afterEach, expect, test } from 'vitest';
import { keepPresent, newPlace } from './place.ts';
import { handClock } from './testing/hand-clock.ts';
import { scriptTag } from './testing/script-tag.ts';

afterEach(() => document.body.replaceChildren());

function onPage(target: string | null = null) {
  const tag = scriptTag({});
  document.body.append(tag, Object.assign(document.createElement('main'), { id: 'rates' }));
  return { tag, target, ...newPlace(tag, target) };
}

test('it stands behind its tag, or in the place that the page names', () => {
  const { tag, host } = onPage();
  expect(host.previousElementSibling).toBe(tag);
  expect(onPage('#rates').host.parentElement?.id).toBe('rates');
  expect(onPage('#nowhere').host.previousElementSibling?.tagName).toBe('SCRIPT');
});

test('one that the page has taken away is put back as it was, looked at every 3 s (OFFER-040)', () => {
  const { tag, host, root } = onPage();
  root.append('Raty');
  const clock = handClock();
  const stop = keepPresent(host, { tag, target: null, reload: null }, clock);
  host.remove();
  clock.pass(2_999);
  expect(host.isConnected).toBe(false);
  clock.pass(1);
  expect([host.previousElementSibling, root.textContent]).toEqual([tag, 'Raty']);

  tag.remove();
  host.remove();
  clock.pass(3_000);
  expect(host.isConnected).toBe(false);
  document.body.append(tag);
  clock.pass(3_000);
  expect(host.previousElementSibling).toBe(tag);

  stop();
  host.remove();
  clock.pass(30_000);
  expect(host.isConnected).toBe(false);
});

test('a page that asks for it is loaded anew instead (OFFER-040)', () => {
  const { tag, host } = onPage();
  const clock = handClock();
  let reloads = 0;
  keepPresent(host, { tag, target: null, reload: () => (reloads += 1) }, clock);
  clock.pass(9_000);
  expect(reloads).toBe(0);
  host.remove();
  clock.pass(3_000);
  expect([reloads, host.isConnected]).toEqual([1, false]);
});
