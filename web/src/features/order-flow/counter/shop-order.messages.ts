import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of an order as its shop looks at it. */
export const messages = withHardSpaces({
  shopOrder: {
    title: 'Wniosek {number}',
    next: 'Co dalej',
    list: 'Wróć do wniosków',
    link: 'Link dla klienta',
    company: 'Firma i kontakt',
    noCompany: 'Klient nie podał jeszcze firmy.',
    vatId: 'NIP',
    name: 'Firma',
    contact: 'Osoba do kontaktu',
    email: 'E-mail',
    phone: 'Telefon',
    files: 'Pliki',
    noFiles: 'Nie ma jeszcze żadnego pliku.',
    filesFailed: 'Nie udało się pobrać listy plików',
    comments: 'Rozmowa z centralą',
    noComments: 'Tu porozmawiasz z centralą o tym wniosku.',
    commentsFailed: 'Nie udało się pobrać rozmowy',
    headOffice: 'Centrala',
    write: 'Wiadomość do centrali',
    send: 'Wyślij',
    empty: 'Napisz, o co chodzi',
    history: 'Historia',
    delivery: 'Dokumenty i dostawa',
    shippingNumber: 'Numer przesyłki',
    pickedUp: 'Odebrano',
    noDelivery: 'Sprzęt nie jest jeszcze u klienta.',
  },
});
