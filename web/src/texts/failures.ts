/** The specification's sentences for answers that are no answers (section 8). */
export const failureMessages = {
  forbidden: 'Nie posiadasz dostępu do tej strony',
  unavailable: 'Serwis czasowo niedostępny, prosimy spróbować później.',
  offline: 'Brak połączenia z internetem. Sprawdź sieć i spróbuj jeszcze raz.',
};
