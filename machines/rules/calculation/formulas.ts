import { industryOffer } from './industry.ts';
import { leaseOffer } from './lease.ts';
import { loanOffer } from './loan.ts';
import { medicalOffer } from './medical.ts';
import type { MedicalInput } from './medical.ts';
import type { Offer } from './offer.ts';
import { plmOffer } from './plm.ts';
import type { TermsRow } from './terms.ts';

/** By which formula an instalment is found. */
export type OfferFormula = 'lease' | 'loan' | 'industry' | 'medical' | 'plm';

interface Formula {
  /** The side of VAT on which all is counted and the own payment is bound. */
  readonly side: 'net' | 'gross';
  /** Whether money for any purpose may be borrowed beside the goods. */
  readonly customPurpose: boolean;
  readonly offer: (input: MedicalInput, row: TermsRow) => Offer;
}

/** The five formulas, each fed from a row of the catalogue. */
export const offerFormulas: Readonly<Record<OfferFormula, Formula>> = {
  lease: { side: 'net', customPurpose: false, offer: leaseOffer },
  loan: { side: 'gross', customPurpose: false, offer: loanOffer },
  industry: {
    side: 'gross',
    customPurpose: false,
    offer: (input, { ratePercent, handlingFee }) =>
      industryOffer(input, { interest: ratePercent, handlingFee }),
  },
  medical: { side: 'gross', customPurpose: true, offer: medicalOffer },
  // The manufacturer's subvention stays with the server: a client never sees it, and no amount of his offer needs it.
  plm: { side: 'gross', customPurpose: false, offer: plmOffer },
};
