export type LegalForm = 'dg' | 'sj' | 'sp' | 'sc' | 'sz' | 'sa' | 'sk';

export interface Address {
  readonly street: string;
  readonly buildingNumber: string;
  readonly apartmentNumber: string | null;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string | null;
  readonly correspondence: boolean;
}

/** What goes to the credit bureau beside the form: how the device looks and the seconds spent per section. */
export interface BureauData {
  readonly fingerprint: string | null;
  readonly fillTiming: Readonly<Record<string, number>>;
}

/**
 * The company that applies, one per order. Of a sole proprietor all of it is personal, so all of it is sealed.
 * Incomes in grosz, the one before tax may be negative; turnover and employees are bands.
 */
export interface Company {
  readonly vatId: string;
  readonly name: string | null;
  readonly legalForm: LegalForm | null;
  readonly krs: string | null;
  readonly regon: string | null;
  readonly pkdCode: string | null;
  readonly jointRepresentation: string | null;
  readonly representationVerified: boolean;
  readonly bankAccountNumber: string | null;
  readonly yearlyTurnover: string | null;
  readonly numberOfEmployees: string | null;
  readonly lastYearIncome: number | null;
  readonly incomeBeforeTax: number | null;
  readonly propertySeparation: 'yes' | 'no' | 'at_least_one' | null;
  readonly agriculturalHoldingConsent: boolean | null;
  readonly nonAgriculturalFinancingConsent: boolean | null;
  readonly beneficiaryConsent: boolean | null;
  /** Null until the form is submitted. */
  readonly bureauData: BureauData | null;
  /** When the registry answered. */
  readonly g2iDataFetchedAt: number | null;
  readonly addresses: readonly Address[];
}

/** A company of which only the VAT id is known. */
export const newCompany = (vatId: string): Company => ({
  vatId,
  name: null,
  legalForm: null,
  krs: null,
  regon: null,
  pkdCode: null,
  jointRepresentation: null,
  representationVerified: false,
  bankAccountNumber: null,
  yearlyTurnover: null,
  numberOfEmployees: null,
  lastYearIncome: null,
  incomeBeforeTax: null,
  propertySeparation: null,
  agriculturalHoldingConsent: null,
  nonAgriculturalFinancingConsent: null,
  beneficiaryConsent: null,
  bureauData: null,
  g2iDataFetchedAt: null,
  addresses: [],
});
