import { ProviderRefused, ProviderUnavailable } from '../provider-request.ts';
import type { ProviderSettings } from '../settings.ts';
import { gusClient } from './gus.ts';
import type { GusReport, GusSubject } from './gus.ts';
import { gusLegalForms } from './legal-form.ts';
import type { LegalForm } from './legal-form.ts';
import { krsClient } from './krs.ts';

export type { LegalForm } from './legal-form.ts';

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

/** GUS BIR for name, form and address, and the open KRS for representation. */
export function companyRegistry(settings: ProviderSettings['companyRegistry']): CompanyRegistry {
  const gus = gusClient(settings);
  const krs = krsClient(settings.krsUrl);

  async function entered(subject: GusSubject): Promise<CompanyLookup> {
    const report = await gus.report(subject);
    const extract = report.krs === null ? undefined : await krs.currentExtract(report.krs);
    return { found: true, company: companyOf(subject, report, extract) };
  }

  return {
    async lookUpCompany(vatId) {
      try {
        const subject = await gus.find(vatId);
        return subject ? await entered(subject) : { found: false };
      } catch (cause) {
        if (cause instanceof ProviderUnavailable || cause instanceof ProviderRefused) {
          throw new RegistryUnavailable(cause.message, { cause });
        }
        throw cause;
      }
    },
  };
}

type Extract = Awaited<ReturnType<ReturnType<typeof krsClient>['currentExtract']>>;

function companyOf(subject: GusSubject, report: GusReport, extract: Extract): RegisteredCompany {
  return {
    vatId: subject.vatId,
    name: subject.name,
    legalForm: gusLegalForms[report.legalFormSymbol] ?? null,
    legalFormName: report.legalFormName,
    regon: subject.regon,
    krs: report.krs,
    pkdCode: report.pkdCode,
    startedOn: report.startedOn,
    address: subject.address,
    jointRepresentation: extract?.jointRepresentation ?? null,
    representatives: extract?.representatives ?? report.people,
  };
}
