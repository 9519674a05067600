/** Words of the page around an order's screens. */
export const orderPage = {
  name: 'Wniosek {number}',
  notFoundTitle: 'Nie ma takiego wniosku',
  notFoundText: 'Sprawdź, czy link z wiadomości jest cały. Jeśli to nie pomoże, zadzwoń lub napisz do nas.',
  failedTitle: 'Nie udało się pobrać wniosku',
  product: { lease: 'Leasing', loan: 'Pożyczka' },
  instalmentNet: 'Rata miesięczna netto',
  instalmentGross: 'Rata miesięczna',
  shortNet: 'Rata netto',
  shortGross: 'Rata',
  gross: '{amount} brutto',
  notCalculated: 'Policzymy ją po uzupełnieniu danych',
  paymentsCount: 'Liczba rat',
  ownPayment: 'Wpłata własna ({percent})',
  residual: 'Wykup ({percent})',
  initialPayment: 'Opłata wstępna brutto',
  loanPrice: 'Kwota pożyczki',
  totalCost: 'Razem do spłaty',
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

/** Who signs, and where each finds his link. */
export const signers = {
  label: 'Kto podpisuje',
  hasSigned: '{fullName} – podpis złożony',
  hasLink: '{fullName} – czekamy na podpis. Link jest w wiadomości od Autenti na adres {email}.',
};
