import type { Clause } from '../blocks.ts';
import type { FinancingParty } from '../parties.ts';

/** A section's name and its sentences; the number is its place. */
export type TermsSection = readonly [name: string, clauses: readonly Clause[]];

/** How the parties reach each other. */
export const correspondence: TermsSection = [
  'Zawiadomienia',
  [
    'Strony porozumiewają się pisemnie, pocztą elektroniczną i za pośrednictwem serwisu internetowego, chyba że Umowa wymaga innej formy.',
    'Pismo wysłane listem poleconym na ostatni podany adres uważa się za doręczone z upływem 14 dni od pierwszego awizowania, a wiadomość elektroniczną – w następnym dniu roboczym po wysłaniu.',
    'Link do wniosku jest przeznaczony wyłącznie dla adresata. Nie należy przekazywać go osobom nieuprawnionym.',
  ],
];

/** Due diligence under the anti-money-laundering act. */
export const diligence = (client: string): TermsSection => [
  'Przeciwdziałanie praniu pieniędzy',
  [
    `${client} przekazuje informacje i dokumenty potrzebne do zastosowania środków bezpieczeństwa finansowego, w tym do ustalenia beneficjentów rzeczywistych i statusu osób zajmujących eksponowane stanowiska polityczne.`,
    `O zmianie tych informacji ${client} zawiadamia w terminie 7 dni.`,
    'Jeżeli zastosowanie środków bezpieczeństwa finansowego nie jest możliwe, Umowa nie zostaje zawarta, a zawarta może zostać rozwiązana.',
  ],
];

/** Where a client complains, and when the answer comes. */
export const complaints = (financing: FinancingParty): TermsSection => [
  'Reklamacje',
  [
    `Reklamację można złożyć pisemnie na adres ${financing.address}, pocztą elektroniczną na adres ${financing.email} albo telefonicznie pod numerem ${financing.phone}.`,
    'Reklamacja powinna zawierać numer Umowy lub wniosku, opis zastrzeżeń i oczekiwany sposób załatwienia.',
    'Odpowiedź udzielana jest w terminie 30 dni od otrzymania reklamacji. W sprawach szczególnie skomplikowanych termin może zostać przedłużony do 60 dni, o czym składający reklamację zostanie zawiadomiony wraz z podaniem przyczyny.',
  ],
];

/** How these terms may change, and what holds besides them. */
export const changes = (code: string): TermsSection => [
  'Postanowienia końcowe',
  [
    'Do Umowy stosuje się wersję Ogólnych warunków doręczoną przed jej zawarciem. Zmiana Ogólnych warunków nie dotyczy Umów już zawartych, chyba że Strony postanowią inaczej.',
    `W sprawach nieuregulowanych stosuje się przepisy prawa polskiego, w szczególności ${code} Kodeksu cywilnego.`,
    'Nagłówki służą wyłącznie ułatwieniu czytania i nie wpływają na wykładnię postanowień.',
  ],
];
