import { companyAnswers, unknownValues } from '@app/machines/fields';
import type { Address, CompanyAnswers } from '@app/machines/fields';
import type { LegalForm } from '@app/machines/rules';

/** What goes to the credit bureau beside the form: how the device looks and the seconds spent per section. */
export interface BureauData {
  readonly fingerprint: string | null;
  readonly fillTiming: Readonly<Record<string, number>>;
}

/**
 * The company that applies, one per order. Of a sole proprietor all of it is personal, so all of it is sealed.
 * Incomes in grosz, the one before tax may be negative; turnover and employees are bands.
 */
export interface Company extends CompanyAnswers {
  readonly vatId: string;
  readonly name: string | null;
  readonly legalForm: LegalForm | null;
  readonly krs: string | null;
  readonly regon: string | null;
  readonly pkdCode: string | null;
  readonly jointRepresentation: string | null;
  readonly representationVerified: boolean;
  /** Null until the form is submitted. */
  readonly bureauData: BureauData | null;
  /** When the registry answered. */
  readonly g2iDataFetchedAt: number | null;
  readonly addresses: readonly Address[];
}

/** A company of which only the VAT id is known. */
export const newCompany = (vatId: string): Company => ({
  ...unknownValues(companyAnswers),
  vatId,
  name: null,
  legalForm: null,
  krs: null,
  regon: null,
  pkdCode: null,
  jointRepresentation: null,
  representationVerified: false,
  bureauData: null,
  g2iDataFetchedAt: null,
  addresses: [],
});
