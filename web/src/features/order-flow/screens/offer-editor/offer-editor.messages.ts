import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the basket and the calculator at the counter. */
export const messages = withHardSpaces({
  offerEditor: {
    basket: 'Koszyk',
    count:
      '{rows, plural, one {# pozycja} few {# pozycje} many {# pozycji} other {# pozycji}}, {pieces} szt.',
    name: 'Nazwa',
    specification: 'Numer specyfikacji',
    category: 'Kategoria',
    pieces: 'Szt.',
    price: 'Cena, zł',
    vat: 'VAT',
    value: { net: 'Netto, zł', gross: 'Brutto, zł' },
    choose: 'Wybierz',
    total: 'Razem',
    otherSide: { net: 'brutto {amount}', gross: 'netto {amount}' },
    add: 'Dodaj produkt',
    pick: 'Wybierz z listy sklepu',
    addSpecification: 'Dodaj specyfikację',
    files: 'Pliki do specyfikacji',
    filesHelp:
      'Specyfikacja albo faktura pro forma, z której wynikają produkty. Plik możesz dodać też później.',
    filesFailed: 'Nie udało się wczytać plików',
    noFiles: 'Nie ma jeszcze żadnego pliku.',
    more: 'Wszystkie dane: {name}',
    remove: 'Usuń: {name}',
    keys: 'Enter dodaje wiersz, Ctrl i Backspace usuwa ten, w którym piszesz.',
    calculator: 'Kalkulator',
    counts: 'Liczba rat',
    instalments: '{count, plural, one {# rata} few {# raty} many {# rat} other {# raty}}',
    noCounts: 'Tych produktów nie można sfinansować w ratach.',
    slider: 'Wpłata własna w procentach',
    residual: 'Wykup ({percent})',
    residualHelp: 'z kategorii, dla {count, plural, one {# raty} other {# rat}}',
    loan: 'Pożyczka na dowolny cel',
    loanHelp: 'najwyżej {limit}: 20% wartości sprzętu, nie więcej niż 80 000 zł',
    onPlace:
      'Opłatę wstępną {amount} brutto klient może wpłacić {ways, select, both {na miejscu albo online} other {na miejscu}}. Na miejscu najwyżej {limit}.',
    tooMuch:
      'Opłaty wstępnej {amount} brutto klient nie wpłaci na miejscu: tam można przyjąć najwyżej {limit}.',
    saving: 'Zapisujemy…',
    saved: 'Zapisano {time}',
    unsaved: 'Uzupełnij produkty, a zapiszemy ofertę',
    failed: 'Nie zapisano. Spróbujemy, gdy wróci sieć albo gdy coś zmienisz.',
    submit: 'Przejdź do podsumowania',
  },
});
