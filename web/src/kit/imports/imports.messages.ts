import { withHardSpaces } from '../../texts/hard-spaces.ts';

export const messages = withHardSpaces({
  imports: {
    titles: { uploadUsers: 'Konta z pliku', uploadShops: 'Sklepy z pliku' },
    lists: { uploadUsers: 'Konta', uploadShops: 'Sklepy podrzędne' },
    file: 'Plik',
    help: {
      uploadUsers:
        'Arkusz xls albo xlsx, do {size, number} MB i 200 kont. Każda osoba dostanie e-mail z linkiem do ustawienia hasła. Rola: Sprzedawca, Administrator sklepu albo Superadministrator sklepu. Pusta kolumna Sklep to Twój sklep.',
      uploadShops:
        'Arkusz xls albo xlsx, do {size, number} MB i 200 sklepów. Każdy będzie sprzedawał to samo, co Twój sklep, na tych samych warunkach.',
    },
    template: 'Pobierz szablon',
    templateFailed: 'Nie udało się pobrać szablonu',
    drop: 'Upuść tu plik albo',
    choose: 'Wybierz plik',
    reading: 'Sprawdzamy plik…',
    tooLarge: 'Plik może mieć najwyżej {size, number} MB',
    invalid: 'Plik jest niepoprawny, sprawdź dane',
    wrongRows:
      '{wrong, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}} do poprawienia z {count, number}. Nic nie zostało dodane.',
    corrected: 'Pobierz plik z błędami',
    caption: 'Wiersze do poprawienia',
    columns: { row: 'Wiersz', column: 'Kolumna', sentence: 'Co poprawić' },
    ready: 'Plik {name} jest poprawny.',
    add: {
      uploadUsers: 'Dodaj {count, plural, one {# konto} few {# konta} many {# kont} other {# konta}}',
      uploadShops: 'Dodaj {count, plural, one {# sklep} few {# sklepy} many {# sklepów} other {# sklepu}}',
    },
    added: {
      uploadUsers: 'Dodano {count, plural, one {# konto} few {# konta} many {# kont} other {# konta}}',
      uploadShops: 'Dodano {count, plural, one {# sklep} few {# sklepy} many {# sklepów} other {# sklepu}}',
    },
  },
});
