import { afterEach, expect, test } from 'vitest';
import { load, mostTries } from './load.ts';
import type { Scope } from './scope.ts';
import { handClock } from './testing/hand-clock.ts';
import { scriptTag } from './testing/script-tag.ts';

const address = 'data:text/javascript,/*calculator*/';
const asked = () => document.head.querySelectorAll<HTMLScriptElement>(`script[src="${address}"]`);
const onPage = (): HTMLScriptElement => {
  const tag = scriptTag({});
  document.body.append(tag);
  return tag;
};

afterEach(() => {
  for (const script of asked()) script.remove();
  document.body.replaceChildren();
});

test('a calculator that does not come is asked for again after 300 ms (CONST-008)', () => {
  const clock = handClock();
  load({ waiting: [] }, onPage(), address, clock);
  expect(asked()).toHaveLength(1);
  asked()[0]?.dispatchEvent(new Event('error'));
  clock.pass(299);
  expect(asked()).toHaveLength(0);
  clock.pass(1);
  expect(asked()).toHaveLength(1);
});

test('is given up one day, and said to be missing where it would stand', () => {
  const clock = handClock();
  const scope: Scope = { waiting: [] };
  const tag = onPage();
  load(scope, tag, address, clock);
  for (let tries = 0; tries < mostTries; tries += 1) {
    asked()[0]?.dispatchEvent(new Event('error'));
    clock.pass(300);
  }
  expect([asked().length, scope.waiting, tag.nextElementSibling?.textContent]).toEqual([
    0,
    [],
    'Kalkulator rat jest chwilowo niedostępny.',
  ]);
});

test('tags of one page ask once and wait together; one that comes later is drawn at once', () => {
  const scope: Scope = { waiting: [] };
  const tags = [onPage(), onPage()] as const;
  for (const tag of tags) load(scope, tag, address, handClock());
  expect([asked().length, scope.waiting]).toEqual([1, tags]);
  const drawn: HTMLScriptElement[] = [];
  scope.start = (tag) => drawn.push(tag);
  const late = onPage();
  load(scope, late, address, handClock());
  expect(drawn).toEqual([late]);
});

test("the page's nonce is handed on, so that a policy which knows scripts by it holds", () => {
  const tag = onPage();
  tag.nonce = 'r4nd0m';
  load({ waiting: [] }, tag, address, handClock());
  expect(asked()[0]?.nonce).toBe('r4nd0m');
});
