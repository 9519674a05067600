import type { Content } from 'pdfmake';
import { factTable } from '../blocks.ts';
import { companyNumbers, personLine } from '../parties.ts';
import { money } from '../polish.ts';
import type { AgreementData } from './agreement.data.ts';

/** Who makes the agreement, by the names the agreement calls them. */
export function partyTable(data: AgreementData, financingName: string, clientName: string): Content {
  const { financing, company, supplier } = data;
  // A company's name often holds its legal form; a sole trader's never does.
  const named = company.name.toLocaleLowerCase('pl').includes(company.legalForm.toLocaleLowerCase('pl'));
  return factTable([
    [
      financingName,
      [
        { text: financing.name, bold: true },
        `z siedzibą: ${financing.address}, wpisana do rejestru przedsiębiorców KRS pod numerem ${financing.krs} ` +
          `(${financing.court}), kapitał zakładowy ${money(financing.shareCapital)}, ` +
          companyNumbers({ ...financing, krs: null }),
      ],
    ],
    [
      clientName,
      [
        { text: company.name, bold: true },
        [...(named ? [] : [company.legalForm]), company.address, companyNumbers(company)].join(', '),
        `e-mail: ${company.email}, tel. ${company.phone}`,
      ],
    ],
    [`${clientName} – reprezentacja`, data.signing.map(personLine)],
    ['Dostawca', [`${supplier.name}, ${supplier.address}`]],
  ]);
}
