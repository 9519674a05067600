import type { FormKind } from './form-kind.ts';
import type {
  agricultureConsents,
  closingConsents,
  companyFields,
  contactFields,
  incomeFields,
  livingAddressFields,
  personFields,
  productFields,
  ValuesOf,
} from './index.ts';

/** A company whose form asks least: a lease signed on paper. */
export const formKindExample: FormKind = {
  legalForm: 'sz',
  financingType: 'lease',
  salesChannel: 'ecommerce',
  method: 'delivery',
  grossPrice: 4_459_201,
  guarantee: false,
  vatId: '8143430194',
  representation: null,
};

/** An address with every field filled in, as its fields spell them. */
export const addressExample = {
  street: 'Kwiatowa',
  buildingNumber: '5A',
  apartmentNumber: '6',
  postalCode: '30-001',
  city: 'Kraków',
  country: 'PL',
  correspondence: false,
  homeCountry: 'DE',
} as const satisfies ValuesOf<typeof livingAddressFields>;

/** A value of each field of a person, as the form holds it: of nobody at once, because a PESEL spares the place of birth. */
export const personExample: ValuesOf<typeof personFields> = {
  firstName: 'Łucja',
  lastName: 'Żak-Wójcik',
  role: 'Wspólnik',
  shares: '50',
  pesel: '44051401359',
  birthedAt: '1944-05-14',
  gender: 'male',
  cityOfBirth: 'Łódź',
  countryOfBirth: 'DE',
  citizenships: ['PL', 'DE'],
  documentType: 'id_card',
  seriesAndNumber: 'ABA300000',
  releasedAt: '2021-03-15',
  documentExpiryDate: '2031-03-15',
  releasedBy: 'Prezydent m. Łodzi',
  email: 'lucja@zak.example',
  phone: '500 600 701',
  willSign: true,
  guarantor: true,
  doctor: true,
  beneficiary: true,
  representant: true,
  addressAttributes: addressExample,
  companyStatement: true,
  vatId: '5252248481',
  companyName: 'Praktyka Lekarska',
  companyAddressAttributes: { ...addressExample, homeCountry: '' },
  pepOwn: false,
  pepFamily: true,
  pepAssociate: false,
  criminalResponsibility: true,
};

/** A value of each field of a company. */
export const companyExample: ValuesOf<
  typeof companyFields & typeof agricultureConsents & typeof closingConsents
> = {
  yearlyTurnover: '500_2000',
  numberOfEmployees: '5_9',
  bankAccountNumber: '61109010140000071219812874',
  propertySeparation: 'no',
  agriculturalHoldingConsent: true,
  nonAgriculturalFinancingConsent: true,
  idVerificationConsent: true,
  beneficiaryConsent: true,
};

/** A value of each amount that stands beside the company. */
export const incomeExample: ValuesOf<typeof incomeFields> = {
  lastYearIncome: '120000.00',
  incomeBeforeTax: '-1500.50',
};

/** The person to whom letters go. */
export const contactExample: ValuesOf<typeof contactFields> = {
  fullName: 'Łucja Żak-Wójcik',
  email: 'lucja@zak.example',
  phone: '500 600 701',
};

/** A product, typed with its net price. */
export const productExample: ValuesOf<typeof productFields> = {
  name: 'Pompa ciepła',
  quantity: 2,
  price: '10000.00',
  grossPrice: '10800.00',
  vatLevel: 8,
  invoiceNumber: 'FV/7/2026',
  category: 'computers',
  type: 'single',
  productType: 'used',
  grossPriceSelected: false,
};
