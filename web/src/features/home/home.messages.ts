import { withHardSpaces } from '../../texts/hard-spaces.ts';

/** Words of the home page and of an order's address without its link. */
export const messages = withHardSpaces({
  home: {
    name: 'Finansowanie zakupów dla firm',
    title: 'Leasing i pożyczki dla firm, prosto ze sklepu',
    lead: 'Wybierasz sprzęt w sklepie partnerskim, a wniosek, decyzję i umowę załatwiasz tutaj – bez wizyty w oddziale.',
    clients: 'Masz już wniosek?',
    clientsText:
      'Otwórz go linkiem, który wysłaliśmy e‑mailem lub SMS‑em. Link jest Twoim kluczem do wniosku, dlatego nie przekazuj go innym.',
    link: 'Link do wniosku',
    linkHelp: 'Wklej cały adres z wiadomości',
    linkWrong: 'To nie jest link do wniosku. Skopiuj cały adres z e-maila albo SMS-a',
    numberOnly: 'Sam numer nie otwiera wniosku. Zadzwoń pod numer {phone}, wyślemy Ci link jeszcze raz.',
    open: 'Otwórz wniosek',
    shops: 'Dla sklepów',
    shopsText:
      'Przygotuj ofertę przy kliencie albo wyślij ją linkiem. Status każdego wniosku widzisz w panelu.',
    signIn: 'Zaloguj się do panelu',
    partners: 'Dla partnerów e-commerce',
    partnersText: 'Twój sklep wysyła koszyk przez API, a klient wraca do Ciebie z podpisaną umową.',
    api: 'Opis API',
    howTitle: 'Jak to przebiega',
    how1: 'Wniosek',
    how1Text: 'NIP i osoba do kontaktu, dane firmy pobieramy z rejestru, resztę wpisujesz. Około 5 minut.',
    how2: 'Decyzja',
    how2Text: 'Zwykle w ciągu 10 minut, w godz. 9:00–21:00.',
    how3: 'Umowa',
    how3Text: 'Podpis kwalifikowany online albo kurier w 1–2 dni robocze.',
  },
  noSlug: {
    title: 'Brakuje linku do wniosku',
    text: 'W tym adresie nie ma części, która otwiera wniosek. Wklej poniżej cały link z e-maila albo SMS-a.',
  },
});
