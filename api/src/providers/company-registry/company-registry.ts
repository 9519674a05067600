import { legalFormFromGus } from '@app/machines/rules';
import {
  type RegisteredCompany,
  type CompanyLookup,
  RegistryUnavailable,
  type CompanyRegistry,
} from './company-registry.port.ts';
import { ProviderRefused, ProviderUnavailable } from '../provider-request.ts';
import type { ProviderSettings } from '../settings.ts';
import { gusClient } from './gus.ts';
import type { GusReport, GusSubject } from './gus.ts';
import { krsClient } from './krs.ts';

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
    legalForm: legalFormFromGus(report.legalFormSymbol),
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
