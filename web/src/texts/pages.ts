/** Words that any page may show. */
export const pages = {
  title: '{page} – {brand}',
  error: {
    name: 'Błąd',
    title: 'Coś poszło nie tak',
    text: 'Serwis czasowo niedostępny, prosimy spróbować później.',
    told: 'Wystąpił błąd. Spróbuj ponownie, a jeśli to nie pomoże, skontaktuj się z opiekunem.',
    home: 'Wróć na stronę główną',
    retry: 'Spróbuj ponownie',
  },
  maintenance: {
    title: 'Przerwa techniczna',
    text: 'Serwis jest chwilowo niedostępny. Ta strona wróci sama, gdy skończymy, a to, co wpisano, na niej zostanie. Jeśli coś było właśnie wysyłane, wyślij to potem jeszcze raz.',
    refresh: 'Odśwież',
    looked: 'Ostatnio sprawdzono o {at}.',
    offline: 'Brak internetu – nic nie przepadło. Gdy połączenie wróci, wyślemy to, co czeka.',
    waiting:
      'Serwis jest teraz bardzo obciążony. Czekamy i za chwilę sami spróbujemy ponownie – to, co wpisano, zostaje na stronie.',
  },
};
