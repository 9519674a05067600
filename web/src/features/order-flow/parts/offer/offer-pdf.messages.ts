import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of an offer that a client gets as a PDF. */
export const messages = withHardSpaces({
  offerPdf: {
    title: 'Oferta dla klienta',
    text: 'Kalkulacja w pliku PDF, bez linku do wniosku: do przemyślenia w domu albo do porównania.',
    download: 'Pobierz PDF',
    downloadFailed: 'Nie udało się pobrać oferty. Spróbuj ponownie.',
    open: 'Wyślij ofertę PDF',
    dialogTitle: 'Wyślij ofertę PDF',
    dialogText: 'Na ten adres wyślemy tylko kalkulację. Nie stanie się on adresem klienta we wniosku.',
    email: 'Adres e-mail',
    keep: 'Nie wysyłaj',
    send: 'Wyślij ofertę',
    sent: 'Wysyłamy ofertę na adres {email}',
    failed: 'Nie udało się wysłać oferty. {reason}',
  },
});
