/** Sentences for answers that are no answers: the specification's (section 8), and of their own what one can mend alone (F147). */
export const failureMessages = {
  forbidden: 'Nie posiadasz dostępu do tej strony',
  signedOut: 'Ta strona wymaga zalogowania. Zaloguj się ponownie.',
  tooMany: 'Za dużo prób naraz. Spróbuj ponownie za chwilę.',
  unavailable: 'Serwis czasowo niedostępny, prosimy spróbować później.',
  noSuchPage: 'Nie ma takiej strony. Pokazujemy stronę główną.',
  offline: 'Brak połączenia z internetem. Sprawdź sieć i spróbuj jeszcze raz.',
};
