/** What of a failed attempt is known by its stored name and message, the first that fits; `#` is the provider's own code. */
const sentences: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/^Provider\w+:.*\bmail server\b/u, 'Serwer poczty nie przyjął wiadomości.'],
  [/^ProviderUnavailable: the sandbox answered (\d+)$/u, 'Piaskownica odpowiedziała błędem #.'],
  [/^ProviderUnavailable: the sandbox\b/u, 'Piaskownica nie odpowiedziała.'],
  [/^ProviderUnavailable:.*\btext messages are used up$/u, 'Dzienny limit wiadomości SMS jest wyczerpany.'],
  [/^ProviderUnavailable:.*\banswered (?:error )?(\w+)$/u, 'Dostawca odpowiedział błędem #.'],
  [/^ProviderUnavailable:.*\banswer/u, 'Dostawca nie odpowiedział albo odpowiedział niezrozumiale.'],
  [/^ProviderUnavailable\b/u, 'Dostawca jest teraz niedostępny.'],
  [/^ProviderRefused:.*\banswered (?:error )?(\w+)$/u, 'Dostawca odmówił (błąd #).'],
  [/^ProviderRefused:.*\bno phone\b/u, 'Brakuje numeru telefonu.'],
  [/^ProviderRefused\b/u, 'Dostawca odmówił.'],
  [/^IncompleteOrder\b/u, 'We wniosku brakuje danych, których to wymaga.'],
  [/^StoreUnavailable\b/u, 'Plików nie można teraz zapisać ani odczytać.'],
];

/** What the outbox holds of a failed attempt (a name, a code, one of our own messages), as staff read it; null: none has failed. */
export function failureWords(stored: string | null): string | null {
  if (stored === null) return null;
  for (const [pattern, sentence] of sentences) {
    const found = pattern.exec(stored);
    if (found !== null) return sentence.replace('#', found[1] ?? '');
  }
  return 'Nieoczekiwany błąd. Szczegóły są w dzienniku serwera.';
}
