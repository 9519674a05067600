import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the summary. */
export const messages = withHardSpaces({
  sumup: {
    consents: 'Zgody',
    consentsLead: 'Bez zgód obowiązkowych nie możemy ocenić wniosku.',
    consentsFailed: 'Nie udało się pobrać zgód',
    all: 'Zaznacz obowiązkowe ({count})',
    missing: 'Zgoda „{consent}” jest obowiązkowa',
    confirm: 'Potwierdź ofertę',
    back: 'Wróć do produktów',
  },
});
