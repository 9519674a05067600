import { expect, test } from 'vitest';
import { failureWords } from './failure-words.ts';

test.each([
  [null, null],
  [
    'ProviderUnavailable: SMSAPI did not answer',
    'Dostawca nie odpowiedział albo odpowiedział niezrozumiale.',
  ],
  ['ProviderUnavailable: SMSAPI answered 503', 'Dostawca odpowiedział błędem 503.'],
  ['ProviderUnavailable: GUS answered error 4', 'Dostawca odpowiedział błędem 4.'],
  [
    "ProviderUnavailable: the day's text messages are used up",
    'Dzienny limit wiadomości SMS jest wyczerpany.',
  ],
  ['ProviderUnavailable: the mail server did not take the message', 'Serwer poczty nie przyjął wiadomości.'],
  ['ProviderUnavailable', 'Dostawca jest teraz niedostępny.'],
  ['ProviderRefused: Dotpay answered 400', 'Dostawca odmówił (błąd 400).'],
  ['ProviderRefused: no phone for the code', 'Brakuje numeru telefonu.'],
  ['ProviderRefused: Autenti does not know the process', 'Dostawca odmówił.'],
  ['IncompleteOrder: An application without a company', 'We wniosku brakuje danych, których to wymaga.'],
  ['StoreUnavailable: the disk takes no file: ENOSPC', 'Plików nie można teraz zapisać ani odczytać.'],
  ['TypeError', 'Nieoczekiwany błąd. Szczegóły są w dzienniku serwera.'],
])('%j is told as %j', (stored, told) => expect(failureWords(stored)).toBe(told));
