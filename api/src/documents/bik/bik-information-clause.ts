import type { DocumentDefinition, Template } from '../document.ts';
import { clauseSection, documentTitle } from '../blocks.ts';
import type { FinancingParty } from '../parties.ts';

/** The text on what BIK does with the client's data. */
export const bikClauseTemplate = {
  id: 'klauzula-bik',
  version: '1.0',
  since: '2026-11-01',
} as const satisfies Template;

/** The information clause of Biuro Informacji Kredytowej S.A. (regulation 2016/679, art. 14). `createdAt` in epoch ms. */
export function bikInformationClauseDocument(data: {
  readonly financing: FinancingParty;
  readonly createdAt: number;
}): DocumentDefinition {
  const { financing } = data;
  const title = 'Klauzula informacyjna BIK';
  return {
    template: bikClauseTemplate,
    title,
    author: financing.name,
    createdAt: data.createdAt,
    header: { left: `${financing.name}, ${financing.address}`, right: title },
    footer: title,
    content: [
      documentTitle(title, 'informacja o przetwarzaniu danych osobowych (art. 14 RODO)'),
      clauseSection('Administratorzy danych', [
        `Administratorem danych przekazanych we wniosku jest ${financing.name}, ${financing.address}. Kontakt w sprawach danych osobowych: ${financing.dataProtectionEmail}.`,
        'Administratorem danych przekazanych do zapytania jest także Biuro Informacji Kredytowej S.A. z siedzibą w Warszawie, ul. Zygmunta Modzelewskiego 77a, 02-679 Warszawa (BIK).',
      ]),
      clauseSection('Cele i podstawy prawne', [
        {
          text: 'BIK przetwarza dane:',
          points: [
            'w celu oceny zdolności kredytowej i analizy ryzyka kredytowego – art. 105 i art. 105a ustawy – Prawo bankowe, art. 6 ust. 1 lit. c i f RODO;',
            'w celu zapobiegania przestępstwom na szkodę instytucji udzielających finansowania – art. 6 ust. 1 lit. f RODO;',
            'w celach statystycznych i analitycznych, których wynikiem nie są dane osobowe – art. 6 ust. 1 lit. f RODO;',
            'w celu rozpatrywania reklamacji i obrony przed roszczeniami – art. 6 ust. 1 lit. f RODO.',
          ],
        },
      ]),
      clauseSection('Zakres i źródło danych', [
        'Przetwarzane są dane identyfikacyjne i adresowe, dane o prowadzonej działalności oraz dane o zobowiązaniach: ich rodzaju, kwocie, terminach i przebiegu spłaty.',
        `Dane pochodzą od ${financing.name} oraz od banków i innych instytucji ustawowo upoważnionych do udzielania finansowania.`,
      ]),
      clauseSection('Okres przechowywania i odbiorcy', [
        'Dane przetwarzane do oceny zdolności kredytowej są przechowywane przez czas trwania zobowiązania, a po jego wygaśnięciu – gdy wyrażono zgodę albo spełnione są warunki określone w art. 105a ust. 3 ustawy – Prawo bankowe – nie dłużej niż 5 lat.',
        'Zapytania, po których nie doszło do zawarcia umowy, są przechowywane nie dłużej niż przez okres wskazany w regulaminie BIK.',
        'Odbiorcami danych mogą być banki, instytucje pożyczkowe i leasingowe oraz podmioty przetwarzające dane na zlecenie BIK.',
      ]),
      clauseSection('Twoje prawa', [
        'Masz prawo dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i przenoszenia oraz prawo wniesienia sprzeciwu.',
        'Możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych (ul. Stawki 2, 00-193 Warszawa).',
        'Na podstawie danych może być wyliczana ocena punktowa. Możesz zażądać wyjaśnienia jej podstaw, udziału człowieka i zakwestionować decyzję, która się na niej opiera.',
      ]),
    ],
  };
}
