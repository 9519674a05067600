import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { letKeysAct, useKeys } from './use-keys.ts';

let acted: string[] = [];
afterEach(() => {
  acted = [];
  letKeysAct(true);
});

function Page() {
  const act = (name: string) => () => void acted.push(name);
  useKeys<'tasks'>({ d: act('d'), r: null, j: null, k: null });
  useKeys<'go'>({ 'g d': act('go'), 'g o': null, 'g z': null, 'g p': null, 'g r': null, 'g w': null });
  return <input aria-label="Pole" />;
}

test('a key acts alone, after G it leads elsewhere, and in a field it is typed', async () => {
  const page = await render(<Page />);
  await userEvent.keyboard('dgdgrd');
  expect(acted).toEqual(['d', 'go', 'd']);
  await page.getByLabelText('Pole').click();
  await userEvent.keyboard('gd');
  expect([acted, page.getByLabelText('Pole').element()]).toMatchObject([['d', 'go', 'd'], { value: 'gd' }]);
});

test('no key acts for who has turned them off (WCAG 2.1.4)', async () => {
  await render(<Page />);
  letKeysAct(false);
  await userEvent.keyboard('dgd');
  expect(acted).toEqual([]);
});
