import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of what the financing costs. */
export const messages = withHardSpaces({
  cost: {
    title: 'Koszt finansowania',
    instalments: {
      lease: 'Raty razem netto ({count}\u00A0×\u00A0{instalment})',
      loan: 'Raty razem ({count}\u00A0×\u00A0{instalment})',
    },
    ownPayment: { lease: 'Wpłata własna netto ({percent})', loan: 'Wpłata własna brutto ({percent})' },
    administrative: {
      lease: 'Opłata administracyjna netto ({percent})',
      loan: 'Opłata administracyjna ({percent})',
    },
    residual: 'Wykup netto po ostatniej racie ({percent})',
    serviceFee: 'Opłata serwisowa netto za cały okres',
    insurance: 'Ubezpieczenie',
    total: { lease: 'Razem do zapłaty netto', loan: 'Razem do zapłaty' },
    totalNote: {
      lease:
        '{percent} wartości produktów. Do każdej opłaty doliczamy 23% VAT. Opłata wstępna, przed podpisaniem umowy: {initial} brutto.',
      loan: '{percent} wartości produktów. Opłata wstępna, przed podpisaniem umowy: {initial}. Kwota pożyczki {borrowed}, raty razem {repaid}, bez VAT.',
    },
  },
});
