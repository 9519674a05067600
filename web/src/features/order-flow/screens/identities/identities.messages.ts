import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the documents that the salesman compares. */
export const messages = withHardSpaces({
  identities: {
    person: 'PESEL {pesel}, dokument {document}',
    show: 'Pokaż numery',
    kept: 'Wniosek założyła inna osoba z Twojego sklepu. Zapiszemy, kto i kiedy zobaczył te numery.',
    document: 'Dokument porównany z wnioskiem',
    documentText: 'Seria i numer, data ważności i zdjęcie się zgadzają',
    confirmed: 'Potwierdzam tożsamość: {name}',
    missing: 'Zaznacz oba pola przy każdej osobie, która podpisuje umowę',
    back: 'Cofnij',
    confirm: 'Potwierdź tożsamość',
    unknown: 'brak',
    alone: 'Umowę podpisują tylko osoby z tej listy. Bez ich dokumentów wniosek nie pójdzie dalej.',
  },
});
