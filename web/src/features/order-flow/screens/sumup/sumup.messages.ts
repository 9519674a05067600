import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the summary. */
export const messages = withHardSpaces({
  sumup: {
    consents: 'Zgody i oświadczenia',
    consentsLead: 'Bez obowiązkowych nie możemy ocenić wniosku.',
    consentsFailed: 'Nie udało się pobrać zgód',
    all: 'Zaznacz obowiązkowe ({count})',
    missing: '„{consent}” – zaznacz, to pole jest obowiązkowe',
    confirm: 'Potwierdź ofertę',
    back: 'Wróć do produktów',
  },
});
