import type { Content } from 'pdfmake';
import { amountInWords } from '../amount-in-words.ts';
import { clauseSection, documentTitle, factTable, section, signatureLines } from '../blocks.ts';
import { personLine } from '../parties.ts';
import { money } from '../polish.ts';
import type { DocumentDefinition, Template } from '../document.ts';
import type { AgreementData, Guarantee } from './agreement.data.ts';

/** What an agreement calls its parties. */
export const partyNames = {
  lease: { financing: 'Finansujący', client: 'Korzystający' },
  loan: { financing: 'Pożyczkodawca', client: 'Pożyczkobiorca' },
} as const;

/** Guarantors answer for the client's debts up to a named amount (Civil Code, art. 876 and following). */
function guaranteeContent(data: AgreementData, guarantee: Guarantee): Content[] {
  const { financing: financingName, client } = partyNames[data.terms.kind];
  return [
    section(
      '§ 1. Strony poręczenia',
      factTable([
        [`${financingName} (wierzyciel)`, `${data.financing.name}, ${data.financing.address}`],
        [`${client} (dłużnik)`, `${data.company.name}, ${data.company.address}`],
        ...guarantee.guarantors.map((person, index): [string, string[]] => [
          guarantee.guarantors.length > 1 ? `Poręczyciel ${index + 1}` : 'Poręczyciel',
          [personLine(person), ...(person.address ? [`adres: ${person.address}`] : [])],
        ]),
      ]),
    ),
    clauseSection('§ 2. Zakres poręczenia', [
      `Poręczyciel zobowiązuje się wobec wierzyciela wykonać zobowiązania wynikające z umowy nr ${data.number}, gdyby dłużnik ich nie wykonał.`,
      `Poręczenie obejmuje zobowiązania istniejące i przyszłe do kwoty ${money(guarantee.limit)} (słownie: ${amountInWords(guarantee.limit)}), łącznie z odsetkami za opóźnienie i kosztami dochodzenia roszczeń.`,
      'Poręczyciel odpowiada jak współdłużnik solidarny. Jeżeli poręczycieli jest kilku, każdy odpowiada solidarnie do pełnej kwoty poręczenia.',
      'Poręczenie wygasa z chwilą wykonania wszystkich zobowiązań wynikających z umowy.',
    ]),
    clauseSection('§ 3. Obowiązki stron', [
      'Wierzyciel niezwłocznie zawiadomi poręczyciela o opóźnieniu dłużnika w zapłacie.',
      'Poręczyciel zapłaci w terminie 7 dni od otrzymania pisemnego wezwania wskazującego kwotę i podstawę żądania.',
      'Poręczyciel zawiadomi wierzyciela o zmianie adresu zamieszkania w terminie 14 dni. Do czasu zawiadomienia pisma wysłane na ostatni podany adres uważa się za doręczone.',
      'Zmiana umowy, która zwiększa zobowiązanie dłużnika, wiąże poręczyciela tylko po wyrażeniu przez niego zgody.',
    ]),
    clauseSection('§ 4. Postanowienia końcowe', [
      'Poręczyciel oświadcza, że otrzymał treść umowy wraz z harmonogramem i ogólnymi warunkami oraz zapoznał się z nimi.',
      'W sprawach nieuregulowanych stosuje się przepisy art. 876–887 Kodeksu cywilnego.',
    ]),
    signatureLines([
      { name: data.financing.name, caption: 'data i podpis osoby upoważnionej' },
      ...guarantee.guarantors.map((person) => ({
        name: person.fullName,
        caption: 'poręczyciel – data i podpis',
      })),
    ]),
  ];
}

/** The guarantee as an annex of the agreement. */
export const guaranteeAnnex = (data: AgreementData, guarantee: Guarantee, annex: number): Content[] => [
  { text: '', pageBreak: 'before' },
  documentTitle(`Załącznik nr ${annex}. Poręczenie`, `do umowy nr ${data.number}`),
  ...guaranteeContent(data, guarantee),
];

/** The text of a guarantee that is given to an agreement which is signed already. */
export const guaranteeTemplate: Template = { id: 'poreczenie', version: '1.0', since: '2026-11-01' };

/** The guarantee by itself: the agreement to which it is given stays as it is signed. */
export const guaranteeDocument = (data: AgreementData, guarantee: Guarantee): DocumentDefinition => ({
  template: guaranteeTemplate,
  title: `Poręczenie do umowy nr ${data.number}`,
  author: data.financing.name,
  createdAt: data.drawnUpAt,
  header: { left: `${data.financing.name}, ${data.financing.address}`, right: `Umowa nr ${data.number}` },
  footer: data.company.name,
  content: [documentTitle('PORĘCZENIE', `do umowy nr ${data.number}`), ...guaranteeContent(data, guarantee)],
});
