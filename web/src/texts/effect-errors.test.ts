import { expect, test } from 'vitest';
import { wordsOfError } from './effect-errors.ts';

test.each([
  ['ProviderUnavailable: dotpay answered 503', 'Dostawca nie odpowiada (HTTP 503)'],
  ['ProviderUnavailable: mail: ECONNREFUSED', 'Dostawca nie odpowiada'],
  ['ProviderRefused: autenti answered 422', 'Dostawca odmówił (HTTP 422)'],
  ['IncompleteOrder: the order has no company', 'We wniosku brakuje danych'],
  ["ProviderUnavailable: the day's text messages are used up", 'Wyczerpany dzienny limit SMS'],
  ['TypeError', 'Błąd aplikacji'],
])('%j is told to staff as %j', (stored, said) => expect(wordsOfError(stored)).toBe(said));
