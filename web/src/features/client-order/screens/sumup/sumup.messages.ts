import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the summary. */
export const messages = withHardSpaces({
  sumup: {
    cost: 'Koszt finansowania',
    instalments: 'Rata miesięczna × {count}',
    ownPayment: 'Wpłata własna ({percent})',
    administrative: 'Opłata administracyjna ({percent})',
    residual: 'Wykup po ostatniej racie ({percent})',
    serviceFee: 'Opłata serwisowa za cały okres',
    insurance: 'Ubezpieczenie',
    total: { lease: 'Suma opłat netto', loan: 'Razem do zapłaty' },
    totalNote: {
      lease: '{percent} wartości produktów. Do każdej opłaty doliczamy 23% VAT.',
      loan: '{percent} wartości produktów. Do rat pożyczki nie doliczamy VAT.',
    },
    consents: 'Zgody',
    consentsLead: 'Bez zgód obowiązkowych nie możemy ocenić wniosku.',
    consentsFailed: 'Nie udało się pobrać zgód',
    all: 'Zaznacz wszystkie zgody',
    missing: 'Zgoda „{consent}” jest obowiązkowa',
    confirm: 'Potwierdź ofertę',
    back: 'Wróć do produktów',
  },
});
