/** What the form says of a person or a date that no single field can know; shared by browser and server. */
export const formMessages = {
  issuedInFuture: 'Data wydania nie może być z przyszłości',
  expired: 'Dokument stracił ważność – podaj aktualny',
  date: 'Wpisz datę w formacie dd.mm.rrrr',
  bornInFuture: 'Data urodzenia nie może być z przyszłości',
  sameNumber: 'Ten numer już jest w formularzu – podaj inny',
  authority: 'Wpisz nazwę bez znaków specjalnych',
  answer: 'Zaznacz odpowiedź',
  liability: 'Potwierdź, że znasz odpowiedzialność za oświadczenie',
  guarantor: 'Wskaż poręczyciela',
  doctor: 'Wskaż poręczyciela, który jest lekarzem',
  sameVatId: 'Ten NIP już jest w formularzu – podaj inny',
} as const;
