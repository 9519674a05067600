import { expect, test } from 'vitest';
import { comparison } from './comparison.ts';

test('what differs is shown first, then what is gone, new and the same', () => {
  const head = new Map([
    ['a', Buffer.from('1')],
    ['b', Buffer.from('2')],
    ['c', Buffer.from('3')],
  ]);
  const base = new Map([
    ['a', Buffer.from('1')],
    ['b', Buffer.from('other')],
    ['d', Buffer.from('4')],
  ]);
  const { html, summary } = comparison(head, base);
  expect(summary).toBe('1 differs, 1 gone, 1 new, 1 same');
  expect(
    [...html.matchAll(/<h2>(.*?)<\/h2>(.*?)<\/section>/gu)].map(([, title, images]) => [title, images]),
  ).toEqual([
    [
      'b: differs',
      '<img loading="lazy" src="head/b.png" alt=""><img loading="lazy" src="base/b.png" alt="">',
    ],
    ['d: gone', '<img loading="lazy" src="base/d.png" alt="">'],
    ['c: new', '<img loading="lazy" src="head/c.png" alt="">'],
    ['a: same', '<img loading="lazy" src="head/a.png" alt=""><img loading="lazy" src="base/a.png" alt="">'],
  ]);
});
