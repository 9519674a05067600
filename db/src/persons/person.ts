import type { Address } from '../companies/company.ts';

export type DocumentType = 'id_card' | 'polish_passport' | 'foreign_passport' | 'residence_card';

/** Whoever signs, guarantees or represents. All of it personal, all of it sealed. Dates 'YYYY-MM-DD'. */
export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string | null;
  readonly shares: string | null;
  readonly pesel: string | null;
  readonly peselFromG2i: boolean;
  readonly birthedAt: string | null;
  readonly gender: 'male' | 'female' | null;
  readonly cityOfBirth: string | null;
  readonly countryOfBirth: string | null;
  readonly citizenships: readonly string[];
  readonly documentType: DocumentType | null;
  readonly seriesAndNumber: string | null;
  readonly releasedAt: string | null;
  readonly releasedBy: string | null;
  readonly documentExpiryDate: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly willSign: boolean;
  readonly guarantor: boolean;
  readonly doctor: boolean;
  readonly beneficiary: boolean;
  readonly representant: boolean;
  readonly companyStatement: boolean | null;
  readonly vatId: string | null;
  readonly companyName: string | null;
  readonly companyAddress: Address | null;
  readonly address: (Address & { readonly homeCountry: string | null }) | null;
  readonly pepOwn: boolean | null;
  readonly pepFamily: boolean | null;
  readonly pepAssociate: boolean | null;
  readonly criminalResponsibility: boolean | null;
  readonly identityConfirmedAt: number | null;
}
