import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of what the financing costs. */
export const messages = withHardSpaces({
  cost: {
    title: 'Koszt finansowania',
    instalments: {
      lease: 'Raty netto łącznie ({count}\u00A0×\u00A0{instalment})',
      loan: 'Raty łącznie ({count}\u00A0×\u00A0{instalment})',
    },
    ownPayment: 'Wpłata własna ({percent})',
    administrative: 'Opłata administracyjna ({percent})',
    residual: 'Wykup po ostatniej racie ({percent})',
    serviceFee: 'Opłata serwisowa za cały okres',
    insurance: 'Ubezpieczenie',
    total: { lease: 'Suma opłat netto', loan: 'Razem do zapłaty' },
    totalNote: {
      lease:
        '{percent} wartości produktów. Do każdej opłaty doliczamy 23% VAT. Opłata wstępna, przed podpisaniem umowy: {initial} brutto.',
      loan: '{percent} wartości produktów. Opłata wstępna, przed podpisaniem umowy: {initial}. Kwota pożyczki {borrowed}, do spłaty w ratach {repaid}, bez VAT.',
    },
  },
});
