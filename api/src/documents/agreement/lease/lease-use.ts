import type { Clause } from '../../blocks.ts';
import { money } from '../../polish.ts';
import type { LeaseData } from '../agreement.data.ts';

/** From the purchase to the hand-over. */
export const delivery: readonly Clause[] = [
  'Finansujący nabędzie Przedmiot leasingu po podpisaniu Umowy przez wszystkie osoby wymienione w § 1, zapłacie opłaty wstępnej i otrzymaniu wymaganych dokumentów.',
  'Przedmiot leasingu wydaje Dostawca w miejscu uzgodnionym z Korzystającym. Korzystający sprawdza jego stan, kompletność i oznaczenia, a następnie podpisuje protokół odbioru według wzoru z Załącznika nr 2, w imieniu własnym i Finansującego.',
  'Jeżeli Przedmiot leasingu ma wady albo jest niezgodny z Załącznikiem nr 1, Korzystający odmawia odbioru i niezwłocznie, nie później niż następnego dnia roboczego, zawiadamia o tym Finansującego.',
  'Jeżeli Przedmiot leasingu nie zostanie wydany w terminie z powodu okoliczności, za które Korzystający ponosi odpowiedzialność, umówione terminy płatności pozostają niezmienione.',
  'Z chwilą wydania na Korzystającego przechodzi ryzyko przypadkowej utraty lub uszkodzenia Przedmiotu leasingu.',
  'Finansujący wyda Korzystającemu wraz z Przedmiotem leasingu odpis umowy z Dostawcą oraz posiadane dokumenty gwarancyjne.',
];

/** What the client must and must not do with the goods. */
export const use: readonly Clause[] = [
  'Korzystający używa Przedmiotu leasingu i pobiera jego pożytki zgodnie z jego właściwościami i przeznaczeniem oraz z instrukcją producenta, w ramach prowadzonej działalności gospodarczej.',
  {
    text: 'Korzystający na własny koszt:',
    points: [
      'utrzymuje Przedmiot leasingu w należytym stanie, dokonuje konserwacji, przeglądów i napraw niezbędnych do zachowania go w stanie niepogorszonym, z uwzględnieniem zużycia wskutek prawidłowego używania;',
      'ponosi ciężary związane z własnością lub posiadaniem Przedmiotu leasingu, w tym podatki i opłaty;',
      'uzyskuje wymagane prawem zezwolenia i licencje oraz przestrzega warunków licencji oprogramowania;',
      'chroni Przedmiot leasingu przed utratą, zniszczeniem i dostępem osób nieuprawnionych.',
    ],
  },
  'Bez pisemnej zgody Finansującego Korzystający nie może oddać Przedmiotu leasingu do używania osobie trzeciej, wywieźć go na stałe poza terytorium Rzeczypospolitej Polskiej, obciążyć prawami osób trzecich ani wprowadzać w nim zmian, które nie wynikają z jego przeznaczenia.',
  'Korzystający zawiadomi Finansującego o konieczności istotnej naprawy oraz o każdym roszczeniu osoby trzeciej dotyczącym Przedmiotu leasingu niezwłocznie, nie później niż w terminie 3 dni.',
  'Finansujący może w każdym czasie, po uprzedzeniu Korzystającego o co najmniej 2 dni robocze, sprawdzić Przedmiot leasingu w godzinach pracy Korzystającego.',
  'Jeżeli mimo upomnienia Korzystający narusza obowiązki określone w ust. 1–3 albo nie usunie zmian dokonanych z naruszeniem ust. 3, Finansujący może wypowiedzieć Umowę ze skutkiem natychmiastowym.',
];

/** Whom the client turns to when the goods are faulty (Civil Code, art. 709⁸). */
export const warranty: readonly Clause[] = [
  'Finansujący nie odpowiada wobec Korzystającego za wady Przedmiotu leasingu, chyba że powstały na skutek okoliczności, za które Finansujący ponosi odpowiedzialność.',
  'Z chwilą zawarcia przez Finansującego umowy z Dostawcą na Korzystającego przechodzą z mocy ustawy uprawnienia z tytułu wad rzeczy przysługujące Finansującemu względem Dostawcy, z wyjątkiem uprawnienia do odstąpienia od umowy z Dostawcą.',
  'Wykonanie uprawnień z tytułu wad nie wpływa na obowiązki Korzystającego wynikające z Umowy. W szczególności Korzystający płaci opłaty w terminach określonych w harmonogramie.',
  'Na żądanie Korzystającego Finansujący odstąpi od umowy z Dostawcą z powodu wad rzeczy, jeżeli uprawnienie takie przysługuje mu na podstawie przepisów prawa lub umowy z Dostawcą. Bez takiego żądania Finansujący nie może odstąpić.',
];

/** Who insures: the financing party where the offer holds an insurance price, else the client. */
export function insurance(data: LeaseData): readonly Clause[] {
  const who =
    data.terms.insurance > 0
      ? `Finansujący ubezpieczy Przedmiot leasingu na cały okres Umowy. Koszt ubezpieczenia, ${money(data.terms.insurance)}, ponosi Korzystający; obejmuje go kwota „Razem do zapłaty” z § 3.`
      : 'Korzystający ubezpieczy Przedmiot leasingu na własny koszt, na cały okres Umowy, co najmniej od zdarzeń losowych, kradzieży z włamaniem, rabunku i uszkodzenia, na sumę nie niższą niż jego wartość rynkowa, a odpis polisy przekaże Finansującemu w terminie 14 dni od wydania.';
  return [
    who,
    'Uprawnionym do odszkodowania z ubezpieczenia Przedmiotu leasingu jest Finansujący.',
    'Korzystający przestrzega ogólnych warunków ubezpieczenia. Jeżeli ubezpieczyciel odmówi wypłaty z przyczyn leżących po stronie Korzystającego, szkodę pokrywa Korzystający.',
    'Szkodę Korzystający zgłasza ubezpieczycielowi i Finansującemu niezwłocznie, nie później niż w terminie 3 dni od jej powzięcia do wiadomości, a kradzież i rabunek także Policji.',
    'Jeżeli Korzystający nie wykona obowiązku ubezpieczenia, Finansujący może ubezpieczyć Przedmiot leasingu na koszt Korzystającego.',
  ];
}

/** Loss and damage (Civil Code, art. 709⁵). */
export const loss: readonly Clause[] = [
  'O utracie Przedmiotu leasingu Korzystający zawiadamia Finansującego niezwłocznie.',
  'Jeżeli po wydaniu Przedmiot leasingu został utracony z powodu okoliczności, za które Finansujący nie ponosi odpowiedzialności, Umowa wygasa.',
  'W razie wygaśnięcia Umowy z powodu określonego w ust. 2 Finansujący może żądać od Korzystającego natychmiastowego zapłacenia wszystkich przewidzianych w Umowie, a niezapłaconych rat, pomniejszonych o korzyści, jakie Finansujący uzyskał wskutek ich zapłaty przed umówionym terminem i wygaśnięcia Umowy oraz z tytułu ubezpieczenia, a także naprawienia szkody.',
  'W razie częściowego uszkodzenia Umowa trwa, a Korzystający przywraca Przedmiot leasingu do stanu poprzedniego. Odszkodowanie wypłacone przez ubezpieczyciela Finansujący przekazuje na pokrycie kosztów naprawy.',
];
