import { expect, test } from 'vitest';
import { validationMessages } from './validation-messages.ts';

test('a message with a figure shows it as people read it', () => {
  expect(validationMessages.maxValue(3_000_000)).toBe('Najwyższa wartość to 30\u00a0000,00\u00a0zł');
  expect(
    validationMessages.ownPaymentTooLow('Meble', {
      grosz: 100_000,
      side: 'net',
      ofNet: false,
      percent: 12.5,
    }),
  ).toBe(
    'W kategorii „Meble” wpłata własna musi wynosić co najmniej 1\u00a0000,00\u00a0zł netto, czyli 12,5% wartości produktów',
  );
});

test('no message is empty, ends with a dot or raises its voice', () => {
  const plain = Object.values(validationMessages).filter((message) => typeof message === 'string');
  expect(plain.filter((message) => message.trim() === '' || /[.!]$/.test(message))).toEqual([]);
});
