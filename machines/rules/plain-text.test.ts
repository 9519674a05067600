import { expect, test } from 'vitest';
import { isPlainLine, isPlainText, isStorable, plainLine } from './plain-text.ts';

const name = 'Zażółć Gęślą-Jaźń „Ω” 李 👩🏽‍💻';
const hidden = ['\0', '\u001b', '\u007f', '\u0085', '\r', '\u2028', '\u202a', '\u202e', '\u2066', '\u2069'];
const halves = ['\ud800', '\udc00'];

test('a text with letters of any script and signs of several parts is plain', () => {
  expect([isPlainLine(name), isPlainText(name), isStorable(name), plainLine(name)]).toEqual([
    true,
    true,
    true,
    name,
  ]);
});

test.each([...hidden, ...halves])('%j is hidden wherever it stands', (character) => {
  for (const text of [character, `${name}${character}`, `${character}${name}`])
    expect([isPlainLine(text), isPlainText(text)]).toEqual([false, false]);
});

test('line feeds and tabs are plain in a text of several lines alone', () => {
  expect([isPlainLine('a\nb'), isPlainLine('a\tb'), isPlainText('a\n\tb')]).toEqual([false, false, true]);
});

test('a database holds all but U+0000 and half a pair', () => {
  expect([...hidden, ...halves].filter((character) => !isStorable(character))).toEqual(['\0', ...halves]);
});

test('a pasted text loses what is hidden and keeps its words apart', () => {
  expect(plainLine('\u202a+48 600\u00a0700\u202c\r\nBcc:\tx\0')).toBe('+48 600\u00a0700 Bcc: x');
});
