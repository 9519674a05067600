import { expect, test } from 'vitest';
import { newId, newSlug } from './ids.ts';

test('ids are UUIDs of version 7 that rise, also within a millisecond', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a slug is 21 characters that a path takes as they are, and never the same', () => {
  const slugs = Array.from({ length: 1000 }, newSlug);
  expect(slugs.every((slug) => /^[\w-]{21}$/.test(slug))).toBe(true);
  expect(new Set(slugs).size).toBe(slugs.length);
});
