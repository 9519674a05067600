import type { Clause } from '../blocks.ts';
import type { AgreementData } from './agreement.data.ts';

/** What the agreement says of personal data and of credit bureaus; the same for a lease and a loan. */
export function personalDataClauses(
  data: AgreementData,
  financingName: string,
  clientName: string,
): readonly Clause[] {
  const { financing } = data;
  return [
    `Administratorem danych osobowych osób podpisujących Umowę, osób kontaktowych i poręczycieli jest ${financing.name}, ${financing.address}. W sprawach danych osobowych można pisać na adres ${financing.dataProtectionEmail}.`,
    {
      text: 'Dane są przetwarzane na podstawie rozporządzenia Parlamentu Europejskiego i Rady (UE) 2016/679 (RODO):',
      points: [
        'w celu zawarcia i wykonania Umowy oraz oceny ryzyka kredytowego – art. 6 ust. 1 lit. b i f RODO;',
        'w celu wypełnienia obowiązków prawnych, w szczególności podatkowych, rachunkowych i wynikających z ustawy z 1 marca 2018 r. o przeciwdziałaniu praniu pieniędzy oraz finansowaniu terroryzmu – art. 6 ust. 1 lit. c RODO;',
        'w celu ustalenia, dochodzenia lub obrony przed roszczeniami – art. 6 ust. 1 lit. f RODO.',
      ],
    },
    'Dane są przechowywane przez czas trwania Umowy, a po jej zakończeniu do upływu terminów przedawnienia roszczeń i terminów wynikających z przepisów prawa.',
    'Osobie, której dane dotyczą, przysługuje prawo dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania, przenoszenia, wniesienia sprzeciwu oraz skargi do Prezesa Urzędu Ochrony Danych Osobowych (ul. Stawki 2, 00-193 Warszawa).',
    `${financingName} może przekazywać informacje o zobowiązaniach wynikających z Umowy do Biura Informacji Kredytowej S.A. oraz do biur informacji gospodarczej, na zasadach określonych w ustawie – Prawo bankowe i w ustawie z 9 kwietnia 2010 r. o udostępnianiu informacji gospodarczych i wymianie danych gospodarczych.`,
    `${clientName} oświadcza, że osobom, których dane przekazał w związku z Umową, udostępnił informacje zawarte w tym paragrafie.`,
  ];
}
