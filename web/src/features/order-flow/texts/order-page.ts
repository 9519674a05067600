/** Words of the page around an order's screens. */
export const orderPage = {
  name: 'Wniosek {number}',
  erasedTitle: 'Dane tego wniosku zostały usunięte',
  erasedText:
    'Minął czas, przez który je przechowywaliśmy, albo poproszono nas o ich usunięcie. Wniosku nie można już otworzyć ani zmienić.',
  notFoundTitle: 'Nie ma takiego wniosku',
  notFoundText: 'Sprawdź, czy link z wiadomości jest cały. Jeśli to nie pomoże, zadzwoń lub napisz do nas.',
  failedTitle: 'Nie udało się pobrać wniosku',
  product: { lease: 'Leasing', loan: 'Pożyczka', medical: 'Pożyczka na sprzęt do praktyki' },
  instalmentNet: 'Rata miesięczna netto',
  instalmentGross: 'Rata miesięczna',
  shortNet: 'Rata netto',
  shortGross: 'Rata',
  gross: '{amount} brutto',
  notCalculated: 'Policzymy ją po uzupełnieniu danych',
  paymentsCount: 'Liczba rat',
  ownPayment: { lease: 'Wpłata własna netto ({percent})', loan: 'Wpłata własna brutto ({percent})' },
  residual: 'Wykup netto ({percent})',
  initialPayment: 'Opłata wstępna brutto',
  loanPrice: 'Kwota pożyczki',
  repaid: 'Raty razem',
  pieces: '{count} szt.',
  steps: {
    offer: 'Przygotuj ofertę',
    form: 'Wypełnij formularz',
    decision: 'Decyzja finansowa',
    initialFee: 'Opłata wstępna',
    signing: 'Podpisz umowę',
  },
  durations: {
    offer: 'około 2 minut',
    form: 'około 1 minuty',
    decision: 'około 5 minut',
    initialFee: 'około 3 minut',
    signing: 'około 2 minut',
  },
};

/** What came of the client's money, what goes back of it and when. */
export const money = {
  label: '{reader, select, client {Twoje pieniądze} other {Pieniądze klienta}}',
  line: '{what} {sum} z {came} – {state}',
  what: {
    payment: 'Wpłata',
    surplus: 'Nadpłata',
    second: 'Druga wpłata',
    late: 'Wpłata',
    refused: 'Wpłata',
    cancelled: 'Wpłata',
    returned: 'Wpłata',
    zloty: 'Przelew weryfikacyjny',
  },
  state: {
    held: 'sprawdzamy ją',
    accepted: '{way, select, onPlace {przyjęta u sprzedawcy} other {zaksięgowana}}',
    owed: '{what, select, zloty {jeszcze nie wrócił z banku, zwrócimy go w ciągu 5 dni roboczych} other {zwrócimy ją w ciągu 5 dni roboczych{way, select, onPlace {, zadzwonimy, aby ustalić, w jaki sposób} other { na rachunek, z którego przyszła}}}}',
    ordered: 'zwrot zlecony {since}',
    paid_out: '{what, select, zloty {zwrócony} other {zwrócona}} {since}',
    kept_by_agreement: 'zostaje u nas, jak uzgodniliśmy {since}',
  },
};

/** Who signs, and where each finds his link. */
export const signers = {
  label: 'Kto podpisuje',
  hasSigned: '{fullName} – podpis złożony',
  hasLink: '{fullName} – czekamy na podpis. Link jest w wiadomości od Autenti na adres {email}.',
};
