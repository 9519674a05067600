/**
 * The keys of the panel, each with what it does: `useKeys` makes every part hear exactly its own, and the help lists
 * these. Keys that do one thing in two directions share their words.
 */
export const keyTables = {
  panel: { '/': 'szukanie wniosku', '?': 'ten spis' },
  bell: { b: 'powiadomienia' },
  go: {
    'g d': 'Dashboard',
    'g o': 'Podsumowanie',
    'g z': 'Zadania',
    'g p': 'Dokumenty',
    'g r': 'Raport sprzedaży',
    'g w': 'Wykres',
  },
  rows: { j: 'następny, poprzedni wiersz', k: 'następny, poprzedni wiersz', x: 'zaznacza wiersz' },
  pages: { '[': 'poprzednia, następna strona', ']': 'poprzednia, następna strona' },
  orders: {
    a: 'przypisuje opiekuna zaznaczonym lub wierszowi',
    t: 'dodaje zadanie zaznaczonym lub wierszowi',
    e: 'eksportuje listę lub zaznaczone',
    f: 'filtry',
    1: 'zakładka listy',
    2: 'zakładka listy',
    3: 'zakładka listy',
    4: 'zakładka listy',
    escape: 'odznacza wszystkie',
  },
  refunds: { e: 'eksportuje listę zwrotów' },
  order: {
    j: 'następny, poprzedni z listy',
    k: 'następny, poprzedni z listy',
    1: 'część strony',
    2: 'część strony',
    3: 'część strony',
    4: 'część strony',
    5: 'część strony',
    6: 'część strony',
    7: 'część strony',
    m: 'ruchy',
    h: 'historia',
    u: 'dodawanie pliku',
    '.': 'kopiuje link klienta',
  },
  comments: { c: 'komentarze', t: 'nowe zadanie' },
  dashboard: { r: 'odświeża' },
  labels: {
    1: 'powód, dla którego wniosek czeka',
    2: 'powód, dla którego wniosek czeka',
    3: 'powód, dla którego wniosek czeka',
    4: 'powód, dla którego wniosek czeka',
    5: 'powód, dla którego wniosek czeka',
    6: 'powód, dla którego wniosek czeka',
  },
  tasks: {
    j: 'następne, poprzednie zadanie',
    k: 'następne, poprzednie zadanie',
    r: 'rozwiązuje',
    d: 'nowy termin',
  },
  documents: { j: 'następny, poprzedni wniosek', k: 'następny, poprzedni wniosek' },
  decision: { p: 'przyjmuje, odrzuca umowę', r: 'przyjmuje, odrzuca umowę' },
  chart: { 1: 'mapa, graf, tabela', 2: 'mapa, graf, tabela', 3: 'mapa, graf, tabela' },
  graph: {
    '+': 'powiększa, zmniejsza rysunek',
    '-': 'powiększa, zmniejsza rysunek',
    0: 'cały rysunek',
  },
  replay: {
    arrowleft: 'poprzedni, następny krok',
    arrowright: 'poprzedni, następny krok',
    home: 'pierwszy, ostatni krok',
    end: 'pierwszy, ostatni krok',
    ' ': 'odtwarza, zatrzymuje',
  },
  sheets: {
    '[': 'poprzednia, następna strona dokumentu',
    ']': 'poprzednia, następna strona dokumentu',
    '+': 'powiększa, zmniejsza',
    '-': 'powiększa, zmniejsza',
  },
} as const;

export type KeyTables = typeof keyTables;
