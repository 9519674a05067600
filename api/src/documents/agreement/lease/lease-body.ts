import { clauseSection, factSection, section, type Clause } from '../../blocks.ts';
import { bankAccount, money } from '../../polish.ts';
import type { Content } from 'pdfmake';
import type { LeaseData } from '../agreement.data.ts';
import { annexesAndSignatures } from '../signatures.ts';
import { partyTable } from '../party-table.ts';
import { personalDataClauses } from '../personal-data.ts';
import { leaseAmounts } from './lease-amounts.ts';
import { leaseAnnexNames } from './lease-annexes.ts';
import { delivery, insurance, loss, use, warranty } from './lease-use.ts';
import { closing, delay, ending, settlement, statements } from './lease-ending.ts';

const subject = ({ terms, items }: LeaseData): readonly Clause[] => [
  'Finansujący zobowiązuje się nabyć od Dostawcy rzeczy wymienione w Załączniku nr 1 („Przedmiot leasingu”) na warunkach określonych w Umowie i oddać je Korzystającemu do używania i pobierania pożytków przez czas oznaczony w § 3, a Korzystający zobowiązuje się zapłacić Finansującemu w uzgodnionych ratach wynagrodzenie pieniężne, równe co najmniej cenie nabycia Przedmiotu leasingu.',
  `Wartość początkowa Przedmiotu leasingu wynosi ${money(terms.price)} netto, to jest ${money(items.reduce((sum, { gross }) => sum + gross, 0))} brutto według stawek VAT obowiązujących w dniu sporządzenia Umowy.`,
  'Dostawcę i Przedmiot leasingu wybrał Korzystający. Korzystający oświadcza, że zna stan, parametry i przeznaczenie Przedmiotu leasingu oraz że odpowiadają one jego potrzebom.',
  'Przez cały czas trwania Umowy Przedmiot leasingu pozostaje własnością Finansującego.',
];

const payment = (data: LeaseData): readonly Clause[] => [
  `Opłatę wstępną w wysokości ${money(data.terms.initialPaymentGross)} brutto Korzystający płaci przed wydaniem Przedmiotu leasingu. Opłata wstępna nie podlega zwrotowi po wydaniu Przedmiotu leasingu.`,
  'Raty są płatne do 15. dnia każdego miesiąca, począwszy od miesiąca następującego po miesiącu wydania Przedmiotu leasingu, zgodnie z harmonogramem opłat, który stanowi Załącznik nr 3. Jeżeli termin przypada w dzień wolny od pracy, opłata jest płatna w następnym dniu roboczym.',
  `Opłaty Korzystający wnosi na rachunek nr ${bankAccount(data.repaymentAccount)}, podając w tytule numer Umowy.`,
  'Za dzień zapłaty uważa się dzień uznania rachunku Finansującego.',
  'Do opłat netto dolicza się podatek od towarów i usług według stawki obowiązującej w dniu powstania obowiązku podatkowego. Zmiana stawki podatku nie wymaga zmiany Umowy.',
  `Faktury są wystawiane i przesyłane w formie elektronicznej na adres ${data.company.email}. Nieotrzymanie faktury nie zwalnia z obowiązku zapłaty w terminie.`,
  'Wpłaty zalicza się kolejno na koszty dochodzenia należności, odsetki za opóźnienie, a następnie na opłaty najdawniej wymagalne.',
  'Korzystający nie może potrącać swoich wierzytelności z opłat bez pisemnej zgody Finansującego.',
];

const security = (data: LeaseData): readonly Clause[] => [
  data.guarantee
    ? `Zabezpieczeniem roszczeń Finansującego jest prawo własności Przedmiotu leasingu oraz poręczenie udzielone w Załączniku nr 4 do kwoty ${money(data.guarantee.limit)}.`
    : 'Zabezpieczeniem roszczeń Finansującego jest prawo własności Przedmiotu leasingu.',
  'Jeżeli sytuacja finansowa Korzystającego istotnie się pogorszy, Finansujący może zażądać dodatkowego zabezpieczenia, wyznaczając termin nie krótszy niż 14 dni.',
];

/** The sections of a leasing agreement, in the order in which they are numbered. */
export function leaseBody(data: LeaseData): Content[] {
  const names = ['Finansujący', 'Korzystający'] as const;
  return [
    section('§ 1. Strony', partyTable(data, ...names)),
    clauseSection('§ 2. Przedmiot leasingu', subject(data)),
    factSection('§ 3. Opłaty i okres umowy', leaseAmounts(data.terms)),
    clauseSection('§ 4. Zasady płatności', payment(data)),
    clauseSection('§ 5. Nabycie, wydanie i odbiór', delivery),
    clauseSection('§ 6. Używanie i utrzymanie', use),
    clauseSection('§ 7. Wady Przedmiotu leasingu', warranty),
    clauseSection('§ 8. Ubezpieczenie', insurance(data)),
    clauseSection('§ 9. Utrata i uszkodzenie', loss),
    clauseSection('§ 10. Zabezpieczenie', security(data)),
    clauseSection('§ 11. Opóźnienie i wypowiedzenie', delay),
    clauseSection('§ 12. Rozliczenie po rozwiązaniu', settlement),
    clauseSection('§ 13. Zakończenie umowy i wykup', ending(data)),
    clauseSection('§ 14. Oświadczenia Korzystającego', statements),
    clauseSection('§ 15. Dane osobowe i informacje gospodarcze', personalDataClauses(data, ...names)),
    clauseSection('§ 16. Postanowienia końcowe', closing(data)),
    annexesAndSignatures(data, leaseAnnexNames(data), closing(data).length + 1, names[1]),
  ];
}
