import type { DocumentType } from '../../rules/index.ts';

/** An address as it stands in the form; texts as typed, '' where nothing is. */
export interface AddressValues {
  street: string;
  buildingNumber: string;
  apartmentNumber: string;
  postalCode: string;
  city: string;
  country: string;
  /** Of a person's living address: the country of permanent residence; '' elsewhere. */
  homeCountry: string;
  correspondence: boolean;
}

/** A person as it stands in the form. Questions not answered yet are null. */
export interface PersonValues {
  key: string;
  firstName: string;
  lastName: string;
  role: string;
  shares: string;
  pesel: string;
  /** The registry gave the PESEL: it is shown, not asked. */
  peselFromG2i: boolean;
  birthedAt: string;
  gender: '' | 'male' | 'female';
  cityOfBirth: string;
  countryOfBirth: string;
  citizenships: string[];
  /** '' only of a form that was sent without. */
  documentType: DocumentType | '';
  seriesAndNumber: string;
  releasedAt: string;
  releasedBy: string;
  documentExpiryDate: string;
  email: string;
  phone: string;
  willSign: boolean;
  guarantor: boolean;
  doctor: boolean;
  beneficiary: boolean;
  representant: boolean;
  /** Whether a doctor runs a sole proprietorship. */
  companyStatement: boolean | null;
  vatId: string;
  companyName: string;
  companyAddressAttributes: AddressValues | null;
  addressAttributes: AddressValues | null;
  pepOwn: boolean | null;
  pepFamily: boolean | null;
  pepAssociate: boolean | null;
  criminalResponsibility: boolean;
}

/** Answers to the question about property separation; '' is none yet. */
export type PropertySeparation = '' | 'yes' | 'no' | 'at_least_one';

/** The consents of the form's last section. */
export interface FormConsents {
  agriculturalHoldingConsent: boolean;
  nonAgriculturalFinancingConsent: boolean;
  beneficiaryConsent: boolean;
  idVerificationConsent: boolean;
}

/** The form's own data: its keys are the wire's in camel case, so that a path names the same field on both sides. */
export interface CompanyFormValues {
  companyAttributes: FormConsents & {
    yearlyTurnover: string;
    numberOfEmployees: string;
    bankAccountNumber: string;
    propertySeparation: PropertySeparation;
    representationVerified: boolean;
    /** The registered one first, then a correspondence address where there is one. */
    addressesAttributes: AddressValues[];
    krsUsersAttributes: PersonValues[];
  };
  userAttributes: { fullName: string; email: string; phone: string };
  /** Amounts as the wire carries them ('1234.50'). */
  lastYearIncome: string;
  incomeBeforeTax: string;
}

/** An address with nothing in it yet. */
export function emptyAddress(correspondence = false): AddressValues {
  return {
    street: '',
    buildingNumber: '',
    apartmentNumber: '',
    postalCode: '',
    city: '',
    country: 'PL',
    homeCountry: '',
    correspondence,
  };
}

/** The address where somebody lives, with nothing in it yet; most live in Poland for good. */
export function emptyLivingAddress(): AddressValues {
  return { ...emptyAddress(), homeCountry: 'PL' };
}

/** A person of whom nothing is known yet; `key` names the row for as long as the form lives. */
export function emptyPerson(key: string): PersonValues {
  return {
    key,
    firstName: '',
    lastName: '',
    role: '',
    shares: '',
    pesel: '',
    peselFromG2i: false,
    birthedAt: '',
    gender: '',
    cityOfBirth: '',
    countryOfBirth: '',
    citizenships: ['PL'],
    documentType: 'id_card',
    seriesAndNumber: '',
    releasedAt: '',
    releasedBy: '',
    documentExpiryDate: '',
    email: '',
    phone: '',
    willSign: false,
    guarantor: false,
    doctor: false,
    beneficiary: false,
    representant: false,
    companyStatement: null,
    vatId: '',
    companyName: '',
    companyAddressAttributes: null,
    addressAttributes: null,
    pepOwn: null,
    pepFamily: null,
    pepAssociate: null,
    criminalResponsibility: false,
  };
}

/** A form in which nothing is known yet. */
export function emptyForm(): CompanyFormValues {
  return {
    companyAttributes: {
      yearlyTurnover: '',
      numberOfEmployees: '',
      bankAccountNumber: '',
      propertySeparation: '',
      representationVerified: false,
      agriculturalHoldingConsent: false,
      nonAgriculturalFinancingConsent: false,
      beneficiaryConsent: false,
      idVerificationConsent: false,
      addressesAttributes: [emptyAddress()],
      krsUsersAttributes: [],
    },
    userAttributes: { fullName: '', email: '', phone: '' },
    lastYearIncome: '',
    incomeBeforeTax: '',
  };
}
