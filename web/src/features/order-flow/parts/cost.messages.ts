import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of what the financing costs. */
export const messages = withHardSpaces({
  cost: {
    title: 'Koszt finansowania',
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
  },
});
