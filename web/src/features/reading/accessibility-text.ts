import type { ReadingPart, Speaker } from './reading-part.ts';

/** Head of the page on accessibility. */
export const accessibilityHead = {
  name: 'Dostępność',
  title: 'Dostępność',
  lead: 'Z serwisu ma móc korzystać każdy: z klawiaturą, czytnikiem ekranu, powiększeniem i na telefonie. Stan na 28 listopada 2026 r.',
};

/** How far the application can be used by everybody, what was looked at, and with which browsers. */
export const accessibilityOf = ({ phone, email }: Speaker): readonly ReadingPart[] => [
  {
    id: 'cel',
    title: 'Do czego dążymy',
    paragraphs: [
      'Naszym celem jest zgodność z WCAG 2.2 na poziomie AA. Strony serwisu sprawdzamy pod tym kątem w testach każdej wersji. Dokumenty PDF jeszcze go nie spełniają.',
    ],
  },
  {
    id: 'badanie',
    title: 'Co i jak sprawdzamy',
    paragraphs: ['Oceniamy serwis sami, testami, które działają w Chromium:'],
    points: [
      'każdy ekran klienta i strony panelu ocenia narzędzie axe według reguł WCAG A i AA, w szerokości 1280 i 360 px;',
      'przy 360 px nic nie wymaga przewijania strony w bok;',
      'cały wniosek jednoosobowej firmy i sprzedaż w salonie przechodzimy samą klawiaturą, a fokus trafia tam, gdzie pojawia się nowa treść;',
      'jeśli system ma włączone ograniczenie ruchu, nie pokazujemy animacji.',
    ],
  },
  {
    id: 'braki',
    title: 'Co jeszcze nie jest dostępne',
    paragraphs: ['Wiemy o tych brakach:'],
    points: [
      'umowy, wnioski i inne dokumenty PDF mają podany język, ale nie mają znaczników budowy, więc czytnik ekranu nie rozpozna nagłówków i tabel. Podgląd dokumentu na stronie ma tekst każdej strony;',
      'strony banku, operatora płatności, dostawcy podpisu i wideoweryfikacji należą do tych firm i nie mamy wpływu na ich dostępność;',
      'testy automatyczne nie znajdują wszystkiego. Serwisu nie badały jeszcze osoby, które na co dzień korzystają z czytnika ekranu.',
    ],
  },
  {
    id: 'inaczej',
    title: 'Jeśli coś Ci przeszkadza',
    paragraphs: [
      `Zadzwoń pod numer ${phone} albo napisz na adres ${email}. Napisz, na jakiej stronie i z czym jest kłopot. Pomożemy dokończyć wniosek inaczej i prześlemy dokument w postaci, którą odczytasz.`,
    ],
  },
  {
    id: 'przegladarki',
    title: 'Przeglądarki',
    paragraphs: [
      'Serwis wymaga włączonego JavaScriptu i korzysta z możliwości, które przeglądarki mają od wersji: Chrome i Edge 122, Firefox 127, Safari 17.4. Najlepiej używać wersji aktualnej, na komputerze albo w telefonie.',
      `Testujemy w Chromium, na którym oparte są Chrome i Edge. W aktualnych Firefox i Safari serwis powinien działać tak samo. Jeśli coś nie działa, napisz na adres ${email}.`,
    ],
  },
];
