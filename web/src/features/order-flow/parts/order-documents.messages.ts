import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Names of the documents of an order that may be read again. */
export const messages = withHardSpaces({
  orderDocuments: {
    label: 'Dokumenty',
    agreement: { lease: 'Umowa leasingu (PDF)', loan: 'Umowa pożyczki (PDF)' },
    signedAgreement: { lease: 'Podpisana umowa leasingu (PDF)', loan: 'Podpisana umowa pożyczki (PDF)' },
    schedule: { lease: 'Harmonogram opłat (PDF)', loan: 'Harmonogram spłaty (PDF)' },
    owul: 'Ogólne warunki umowy (PDF)',
  },
});
