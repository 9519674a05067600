import { expect, test } from 'vitest';
import { elementsAt, readXml, textAt, xmlText } from './xml.ts';

const list = readXml(
  '<?xml version="1.0"?><a:list xmlns:a="u"><x> 1 </x><item><n>Żółw &amp; s-ka</n></item><item/><hash>h</hash></a:list>',
);

test('texts are found by path, without namespaces', () => {
  expect(textAt(list, 'list', 'item', 'n')).toBe('Żółw & s-ka');
  expect(elementsAt(list, 'list', 'item')).toHaveLength(2);
  expect(textAt(list, 'list', 'other')).toBe('');
});

test('what is not well formed and what declares entities is not read', () => {
  expect(readXml('<a><b></a>')).toBeUndefined();
  expect(readXml('<!DOCTYPE a [<!ENTITY x "xxxxxxxx">]><a>&x;</a>')).toBeUndefined();
});

const own = ['__proto__', 'constructor', 'prototype', 'x:__proto__'];

test.each(own)('an element named %s is not read (F020)', (name) => {
  expect(readXml(`<a><${name} xmlns:x="u">b</${name}></a>`)).toBeUndefined();
  expect(readXml(`<${name} xmlns:x="u">b</${name}>`)).toBeUndefined();
});

test('an element with the name of what every object does is read under another', () => {
  expect(Object.keys(readXml('<a><toString>b</toString></a>') ?? {})).toEqual(['a']);
  expect(elementsAt(readXml('<a><toString>b</toString></a>'), 'a', '__toString')).toEqual(['b']);
});

test('what lies deeper than 32 elements or has more than 10 000 is not read (F020)', () => {
  const nested = (depth: number): string => `${'<a>'.repeat(depth)}x${'</a>'.repeat(depth)}`;
  expect([readXml(nested(30)) === undefined, readXml(nested(40)), readXml(nested(8_000))]).toEqual([
    false,
    undefined,
    undefined,
  ]);
  const listed = (length: number): string => `<a>${'<b>1</b>'.repeat(length)}</a>`;
  expect(elementsAt(readXml(listed(9_000)), 'a', 'b')).toHaveLength(9_000);
  expect(readXml(listed(10_000))).toBeUndefined();
});

test.each(['', 'a', '<', '<a', '<a b="', '<![CDATA[', '<!--', '<?', '<a>&#x110000;</a>', '\0'])(
  'what is cut off at %j is not read and nothing is thrown',
  (text) => {
    expect(() => readXml(text)).not.toThrow();
  },
);

test('written text is read back as it was', () => {
  const text = 'Jan & "Anna" <nowi>';
  expect(textAt(readXml(`<a>${xmlText(text)}</a>`), 'a')).toBe(text);
});
