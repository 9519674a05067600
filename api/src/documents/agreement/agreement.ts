import type { Content } from 'pdfmake';
import type { DocumentDefinition, Template } from '../document.ts';
import { documentTitle } from '../blocks.ts';
import { dayOf } from '../polish.ts';
import type { AgreementData, LeaseData, LoanData } from './agreement.data.ts';
import { leaseAnnexes } from './lease/lease-annexes.ts';
import { leaseBody } from './lease/lease-body.ts';
import { loanAnnexes } from './loan/loan-annexes.ts';
import { loanBody } from './loan/loan-body.ts';

/** The texts that agreements are made from; a change of a text is a new version. */
export const agreementTemplates = {
  lease: { id: 'umowa-leasingu', version: '1.1', since: '2026-11-26' },
  loan: { id: 'umowa-pozyczki', version: '1.1', since: '2026-11-26' },
} as const satisfies Record<AgreementData['terms']['kind'], Template>;

const titles = {
  lease: 'Umowa leasingu operacyjnego',
  loan: 'Umowa pożyczki dla firm',
} as const;

function bodyAndAnnexes(data: AgreementData): { body: Content[]; annexes: Content[] } {
  const { terms } = data;
  if (terms.kind === 'lease') {
    const lease: LeaseData = { ...data, terms };
    return { body: leaseBody(lease), annexes: leaseAnnexes(lease) };
  }
  const loan: LoanData = { ...data, terms };
  return { body: loanBody(loan), annexes: loanAnnexes(loan) };
}

/** The agreement of an order, with its annexes: goods, schedule, hand-over, and the guarantee where one is asked for. */
export function agreementDocument(data: AgreementData): DocumentDefinition {
  const { kind } = data.terms;
  const title = titles[kind];
  const { body, annexes } = bodyAndAnnexes(data);
  const place = `zawarta w dniu podpisania przez ostatnią ze Stron · sporządzono: ${data.financing.city}, ${dayOf(data.drawnUpAt)}`;
  return {
    template: agreementTemplates[kind],
    title: `${title} nr ${data.number}`,
    author: data.financing.name,
    createdAt: data.drawnUpAt,
    header: { left: `${data.financing.name}, ${data.financing.address}`, right: `Umowa nr ${data.number}` },
    footer: data.company.name,
    content: [documentTitle(title.toUpperCase(), `nr ${data.number}\n${place}`), ...body, ...annexes],
  };
}
