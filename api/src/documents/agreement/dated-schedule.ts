import type { DocumentDefinition, Template } from '../document.ts';
import { documentTitle } from '../blocks.ts';
import type { AgreementData } from './agreement.data.ts';
import { leasePaymentTable, loanPaymentTable } from './schedule-annex.ts';

/** The text that it is made from; a change of it is a new version. */
const template: Template = { id: 'harmonogram', version: '1.0', since: '2026-11-01' };

const titles = { lease: 'Harmonogram opłat leasingowych', loan: 'Harmonogram spłaty pożyczki' } as const;

/** The schedule with the days on which payments are due, once the start is known; the agreement's own annex cannot name them. */
export function datedScheduleDocument(data: AgreementData): DocumentDefinition {
  const { terms } = data;
  const title = titles[terms.kind];
  return {
    template,
    title: `${title} do umowy nr ${data.number}`,
    author: data.financing.name,
    createdAt: data.drawnUpAt,
    header: { left: `${data.financing.name}, ${data.financing.address}`, right: `Umowa nr ${data.number}` },
    footer: data.company.name,
    content: [
      documentTitle(title, `do umowy nr ${data.number} · ${data.company.name} · kwoty w złotych`),
      ...(terms.kind === 'lease'
        ? leasePaymentTable({ ...data, terms })
        : loanPaymentTable({ ...data, terms })),
    ],
  };
}
