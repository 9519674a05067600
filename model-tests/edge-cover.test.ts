import { describe, expect, test } from 'vitest';
import { edgeCover } from './edge-cover.ts';
import type { Edge } from './edge-cover.ts';

const graph = (...pairs: readonly `${string}-${string}`[]): Edge[] =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split('-');
    return { from, to };
  });
const spelled = (paths: readonly (readonly Edge[])[]) =>
  paths.map((path) => path.map(({ from, to }) => `${from}-${to}`).join(' '));

describe('a cover of all edges', () => {
  test('goes on to the nearest edge not walked yet and begins anew where nothing lies ahead', () => {
    expect(spelled(edgeCover(graph('a-b', 'b-c', 'b-b', 'b-d', 'c-a'), 'a'))).toEqual([
      'a-b b-c c-a a-b b-b b-d',
    ]);
    expect(spelled(edgeCover(graph('a-b', 'a-c', 'a-d'), 'a'))).toEqual(['a-b', 'a-c', 'a-d']);
  });

  test('keeps two events between the same states apart', () => {
    expect(spelled(edgeCover(graph('a-b', 'a-b'), 'a'))).toEqual(['a-b', 'a-b']);
  });

  test('leaves out what the start does not reach', () => {
    expect(spelled(edgeCover(graph('a-b', 'x-a'), 'a'))).toEqual(['a-b']);
    expect(edgeCover(graph('x-y'), 'a')).toEqual([]);
  });

  test('begins a new path after the longest one allowed', () => {
    expect(spelled(edgeCover(graph('a-a', 'a-a', 'a-a'), 'a', 2))).toEqual(['a-a a-a', 'a-a']);
  });
});
