import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of what is read over before the form is sent. */
export const messages = withHardSpaces({
  answers: {
    change: 'Zmień',
    changeOf: 'Zmień: {what} ({whose})',
    tasks: 'zadania',
    pepOwn: 'eksponowane stanowisko polityczne',
    pepFamily: 'rodzina takiej osoby',
    pepAssociate: 'współpracownik takiej osoby',
    agriculturalHoldingConsent: 'gospodarstwo rolne',
    nonAgriculturalFinancingConsent: 'działalność rolnicza',
  },
});
