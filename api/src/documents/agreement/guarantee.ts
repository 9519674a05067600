import type { Content } from 'pdfmake';
import { amountInWords } from '../amount-in-words.ts';
import { clauseSection, documentTitle, factTable, section, signatureLines } from '../blocks.ts';
import { personLine } from '../parties.ts';
import { money } from '../polish.ts';
import type { AgreementData, Guarantee } from './agreement.data.ts';

/** The annex by which guarantors answer for the client's debts up to a named amount (Civil Code, art. 876 and following). */
export function guaranteeAnnex(
  data: AgreementData,
  guarantee: Guarantee,
  names: { readonly annex: number; readonly financing: string; readonly client: string },
): Content[] {
  const { financing: financingName, client } = names;
  return [
    { text: '', pageBreak: 'before' },
    documentTitle(`Załącznik nr ${names.annex}. Poręczenie`, `do umowy nr ${data.number}`),
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
