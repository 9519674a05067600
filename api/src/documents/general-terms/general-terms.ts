import type { DocumentDefinition, Template } from '../document.ts';
import { clauseSection, documentTitle } from '../blocks.ts';
import type { FinancingParty } from '../parties.ts';
import { leaseTermsSections } from './lease-sections.ts';
import { loanTermsSections } from './loan-sections.ts';

/** The texts of the general terms (OWUL for a lease, OWUP for a loan). */
export const generalTermsTemplates = {
  lease: { id: 'owul', version: '1.0', since: '2026-11-01' },
  loan: { id: 'owup', version: '1.0', since: '2026-11-01' },
} as const satisfies Record<'lease' | 'loan', Template>;

const titles = {
  lease: { title: 'Ogólne warunki umowy leasingu', short: 'OWUL' },
  loan: { title: 'Ogólne warunki umowy pożyczki', short: 'OWUP' },
} as const;

/** The general terms that every agreement of a kind refers to; `createdAt` in epoch ms. */
export function generalTermsDocument(data: {
  readonly kind: 'lease' | 'loan';
  readonly financing: FinancingParty;
  readonly createdAt: number;
}): DocumentDefinition {
  const { title, short } = titles[data.kind];
  const template = generalTermsTemplates[data.kind];
  const sections =
    data.kind === 'lease' ? leaseTermsSections(data.financing) : loanTermsSections(data.financing);
  return {
    template,
    title,
    author: data.financing.name,
    createdAt: data.createdAt,
    header: { left: `${data.financing.name}, ${data.financing.address}`, right: short },
    footer: title,
    content: [
      documentTitle(title.toUpperCase(), `obowiązują od ${template.since.split('-').reverse().join('.')}`),
      ...sections.map(([name, clauses], index) => clauseSection(`§ ${index + 1}. ${name}`, clauses)),
    ],
  };
}
