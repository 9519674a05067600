import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the offer that the salesman reads over. */
export const messages = withHardSpaces({
  offerSummary: {
    consents: 'O czym klient zdecyduje sam',
    consentsText:
      'Zgody i oświadczenia klient składa przy wniosku: wypełnia go z Tobą albo sam, na swoim urządzeniu.',
    back: 'Wróć do produktów',
    confirm: 'Potwierdź ofertę',
  },
});
