const words: Readonly<Record<string, string>> = {
  ProviderUnavailable: 'Dostawca nie odpowiada',
  ProviderRefused: 'Dostawca odmówił',
  RegistryUnavailable: 'Rejestr nie odpowiada',
  IncompleteOrder: 'We wniosku brakuje danych',
  StoreUnavailable: 'Magazyn plików nie odpowiada',
  Refused: 'Wniosek jest już w innym statusie',
  StaleVersion: 'Wniosek zmienił się w trakcie',
};

/** Errors whose name alone would tell another story. */
const told: readonly (readonly [part: string, words: string])[] = [
  ['text messages are used up', 'Wyczerpany dzienny limit SMS'],
  ['no phone for the code', 'Brak numeru telefonu'],
];

/** Why an effect failed last, in words, with the provider's HTTP status where the error names one. */
export function wordsOfError(lastError: string): string {
  const apart = told.find(([part]) => lastError.includes(part));
  if (apart !== undefined) return apart[1];
  const [name = ''] = lastError.split(':');
  const status = /\b[45]\d{2}\b/u.exec(lastError)?.[0];
  const said = words[name] ?? 'Błąd aplikacji';
  return status === undefined ? said : `${said} (HTTP ${status})`;
}
