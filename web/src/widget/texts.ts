import type { FinancingType } from '@app/machines/order';

const types: Readonly<Record<FinancingType, string>> = {
  lease: 'Leasing',
  b2b_loan: 'Pożyczka dla firmy',
  medical: 'Pożyczka medyczna',
  industry: 'Finansowanie maszyn',
  plm: 'Raty z programu producenta',
};

const rates = new Intl.PluralRules('pl');
const instalmentWords: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'rata', few: 'raty' };

/** What the calculator says. */
export const texts = {
  heading: 'Raty dla firmy',
  types,
  typeLegend: 'Rodzaj finansowania',
  instalments: (count: number): string => `${count}\u00a0${instalmentWords[rates.select(count)] ?? 'rat'}`,
  monthly: 'Rata miesięczna',
  monthlyNet: 'Rata miesięczna netto',
  gross: (amount: string): string => `${amount} brutto`,
  price: 'Cena brutto, zł',
  enterPrice: 'Wpisz cenę, a policzymy ratę.',
  count: 'Liczba rat',
  own: 'Wpłata własna, zł',
  ownNet: 'Wpłata własna netto, zł',
  ownSlider: 'Wpłata własna w procentach',
  loan: 'Pożyczka na dowolny cel, zł',
  loanHelp: (limit: string): string => `najwyżej ${limit}`,
  rows: {
    value: 'Wartość brutto',
    own: 'Wpłata własna',
    ownNet: 'Wpłata własna netto',
    administrative: 'Opłata administracyjna',
    administrativeNet: 'Opłata administracyjna netto',
    estimated: 'Wykup netto',
    insurance: 'Ubezpieczenie',
    serviceFee: 'Opłata serwisowa',
    financed: 'Kwota finansowania',
    financedNet: 'Kwota finansowania netto',
    total: 'Całkowity koszt',
    totalNet: 'Całkowity koszt netto',
  },
  button: { client: 'Wybieram raty', other: 'Przejdź do oferty' },
  asking: 'Liczymy…',
  failed: 'Nie udało się policzyć raty. Sprawdź połączenie z internetem i spróbuj ponownie.',
  missing: 'Kalkulator nie wie, czyj to sklep.',
  notSold: 'Ten sklep nie oferuje finansowania.',
  again: 'Spróbuj ponownie',
  notOffer: 'Wyliczenie jest orientacyjne i nie jest ofertą w rozumieniu Kodeksu cywilnego.',
} as const;
