import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of what decides about an offer. */
export const messages = withHardSpaces({
  decides: {
    rate: 'Oprocentowanie jest stałe: {rate} w skali roku.',
    total: {
      lease: 'Razem do zapłaty: {net} netto, {gross} brutto.',
      loan: 'Razem do zapłaty: {net}. Do rat nie doliczamy VAT.',
    },
    insurance: {
      own: 'Sprzęt ubezpieczasz we własnym zakresie i na własny koszt.',
      ours: 'Ubezpieczenie za {amount} jest wliczone w opłaty.',
    },
    residual:
      'Po ostatniej racie wykupujesz sprzęt za {net} netto, {gross} brutto. Jeśli nie chcesz go wykupić, napisz o tym najpóźniej 30 dni przed końcem umowy.',
  },
});
