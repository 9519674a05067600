import type { LegalForm } from '@app/machines/rules';

/** Someone who may act for the company. The public extract of KRS masks names: these are null and come from the client. */
export type Representative = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly position: string;
};

export type RegisteredCompany = {
  readonly vatId: string;
  readonly name: string;
  /** null where the form is one that is not financed; `legalFormName` then says which. */
  readonly legalForm: LegalForm | null;
  readonly legalFormName: string;
  readonly regon: string;
  readonly krs: string | null;
  readonly pkdCode: string | null;
  /** YYYY-MM-DD. */
  readonly startedOn: string | null;
  readonly address: {
    readonly street: string;
    readonly buildingNumber: string;
    readonly apartmentNumber: string | null;
    readonly postalCode: string;
    readonly city: string;
  };
  /** The text of KRS on who acts for the company, as it stands there; null for dg and sc. */
  readonly jointRepresentation: string | null;
  readonly representatives: readonly Representative[];
};

export type CompanyLookup =
  | { readonly found: true; readonly company: RegisteredCompany }
  | { readonly found: false };

/** The registries are not to be reached: nothing is known of the company, neither that it exists nor that it does not. */
export class RegistryUnavailable extends Error {
  override readonly name = 'RegistryUnavailable';
}

export type CompanyRegistry = {
  /** Asks GUS, and KRS for companies entered there. A company struck off is not found. Throws RegistryUnavailable. */
  lookUpCompany(vatId: string): Promise<CompanyLookup>;
};
