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

test('written text is read back as it was', () => {
  const text = 'Jan & "Anna" <nowi>';
  expect(textAt(readXml(`<a>${xmlText(text)}</a>`), 'a')).toBe(text);
});
