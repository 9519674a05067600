import type { consentFields } from './company-fields.ts';
import type { FieldName } from './index.ts';

/** What a field of the forms is needed for, as docs/personal-data.md names it. */
export const purposes = {
  identification: 'to identify whoever signs, represents, guarantees or benefits',
  contact: 'to write and call about the order',
  decision: 'to judge whether the financing can be paid',
  contract: 'to conclude the contract and perform it',
  bureau: 'to ask the credit and debt bureaus',
  exposure: 'to know whether a politically exposed person takes part',
  marketing: 'to tell of other offers',
} as const;

/** The grounds, by article 6(1) of RODO (regulation 2016/679), with the law that asks where one does. */
export const grounds = {
  contract: '6(1)(b): a contract with this person, or its preparation',
  moneyLaundering: '6(1)(c): the law of 1 March 2018 on money laundering, articles 34 to 36',
  exposure: '6(1)(c): the same law, article 46',
  interest: '6(1)(f): the lender judges and secures its claim',
  consent: '6(1)(a): consent, which may be taken back',
} as const;

/** Why a field is asked for, and on which ground. */
export interface FieldPurpose {
  readonly purpose: keyof typeof purposes;
  readonly ground: keyof typeof grounds;
}

const of = (purpose: FieldPurpose['purpose'], ground: FieldPurpose['ground']): FieldPurpose => ({
  purpose,
  ground,
});

const identified = of('identification', 'moneyLaundering');
const asParty = of('contract', 'contract');
const reached = of('contact', 'contract');
const judged = of('decision', 'interest');
const exposed = of('exposure', 'exposure');
const agreed = of('bureau', 'consent');
const offered = of('marketing', 'consent');

/** Every field of the forms and every consent; a new one that is not said here does not compile. */
export const fieldPurposes = {
  ...{ firstName: identified, lastName: identified, role: asParty, shares: identified, pesel: identified },
  ...{ birthedAt: identified, gender: asParty, cityOfBirth: asParty, countryOfBirth: identified },
  ...{ citizenships: identified, documentType: identified, seriesAndNumber: identified },
  ...{ releasedAt: asParty, documentExpiryDate: identified, releasedBy: asParty },
  ...{ email: reached, phone: reached, fullName: reached },
  ...{
    willSign: asParty,
    guarantor: asParty,
    doctor: judged,
    beneficiary: identified,
    representant: asParty,
  },
  ...{ addressAttributes: identified, street: identified, buildingNumber: identified },
  ...{ apartmentNumber: identified, postalCode: identified, city: identified },
  ...{ country: identified, homeCountry: identified, correspondence: reached },
  ...{ companyStatement: judged, vatId: asParty, companyName: asParty, companyAddressAttributes: asParty },
  ...{ pepOwn: exposed, pepFamily: exposed, pepAssociate: exposed, criminalResponsibility: exposed },
  ...{ yearlyTurnover: judged, numberOfEmployees: judged, bankAccountNumber: asParty },
  ...{ propertySeparation: judged, lastYearIncome: judged, incomeBeforeTax: judged },
  ...{ agriculturalHoldingConsent: judged, nonAgriculturalFinancingConsent: judged },
  ...{ beneficiaryConsent: identified, idVerificationConsent: identified, representationVerified: asParty },
  ...{ personalDataConsent: asParty, termsOfUseConsent: asParty, electronicInvoiceConsent: asParty },
  ...{ bikProcurationConsent: agreed, bigAuthorizationConsent: agreed },
  ...{ personalDataSharingConsent: offered, personalDataMarketingReceiveConsent: offered },
  ...{ personalDataCommercialReceiveConsent: offered, telecommunicationsUseContest: offered },
} satisfies Readonly<Record<FieldName | keyof typeof consentFields, FieldPurpose>>;
