/** Words of what several screens share. */
export const forms = {
  errorOf: '{what}: {sentence}',
  cancel: {
    open: 'Anuluj wniosek',
    title: 'Anulować wniosek {number}?',
    text: 'Anulowanego wniosku nie można przywrócić. Jeśli chcesz dokończyć go później, po prostu zamknij stronę – wszystko jest zapisane.',
    verifying:
      'Jeśli przelew weryfikacyjny na 1 zł jest już w drodze, wróci na {reader, select, client {Twój rachunek} other {rachunek klienta}}.',
    back: 'Zostaw wniosek',
    confirm: 'Anuluj wniosek',
  },
  goods: {
    title: 'Produkty',
    name: 'Produkt',
    quantity: 'Ilość',
    pieces: '{count} szt.',
    price: { net: 'Cena netto', gross: 'Cena brutto' },
    value: { net: 'Wartość netto', gross: 'Wartość brutto' },
    total: { net: 'Razem netto', gross: 'Razem brutto' },
  },
  details: {
    title: 'Szczegóły zamówienia',
    sum: '{amount} brutto',
    name: 'Produkt',
    netPrice: 'Cena netto',
    grossPrice: 'Cena brutto',
    quantity: 'Ilość',
    vat: 'VAT',
    grossValue: 'Wartość brutto',
    netValue: 'Wartość netto',
    totalNet: 'Razem netto',
    totalGross: 'Razem brutto',
    ownPayment: 'Wpłata własna ({percent})',
    instalment: 'Rata miesięczna ×\u00A0{count}',
    instalmentNet: 'Rata miesięczna netto ×\u00A0{count}',
    totalCost: 'Razem do zapłaty',
    totalCostNet: 'Suma opłat netto',
  },
  banks: {
    legend: 'Bank',
    noneTitle: 'Żaden bank nie jest teraz dostępny',
    noneText:
      'Banki mają przerwy techniczne, zwykle w nocy. Spróbuj za kilka minut albo wybierz inny sposób.',
    missing: 'Wybierz bank',
  },
  consent: { more: 'Rozwiń', less: 'Zwiń', document: 'Pełna treść' },
  offline:
    'Nie ma połączenia z internetem. To, co wpisujesz, zostaje na stronie – wyślesz je, gdy połączenie wróci.',
  vatId: {
    label: 'NIP',
    help: '10 cyfr, kreski dodamy za Ciebie',
    asking: 'Szukamy firmy…',
    unknown: 'Nie ma firmy o takim NIP. Sprawdź numer albo spróbuj za chwilę – rejestr może nie odpowiadać.',
    unreachable: 'Rejestr firm teraz nie odpowiada. Spróbuj za chwilę – to, co wpisano, nie przepadnie.',
  },
  poland: 'Polska',
  today: 'dziś',
};
