/** Head of the page for partners' developers. */
export const partnersHead = {
  name: 'Dla programistów sklepów',
  title: 'Dla programistów sklepów',
  lead: 'Kalkulator na stronie sklepu, zamówienia z serwera sklepu i powiadomienia o ich statusach. Każdy przykład można skopiować i uruchomić.',
};

/** What the buttons of examples say. */
export const partnersWords = {
  copy: 'Kopiuj',
  copyOf: (title: string) => `Kopiuj: ${title}`,
  copied: 'Skopiowane',
  notCopied: 'Nie udało się skopiować. Zaznacz tekst i skopiuj go sam.',
};

type Example =
  | 'calculator'
  | 'calculatorChoice'
  | 'variables'
  | 'createOrder'
  | 'created'
  | 'ordersApi'
  | 'readOrder'
  | 'order'
  | 'listOrders'
  | 'webhook'
  | 'isGenuine'
  | 'receiveInNode'
  | 'receiveInPhp'
  | 'refused'
  | 'startShop'
  | 'testVariables'
  | 'testKey'
  | 'testKeyAnswer'
  | 'readMessages';

/** A part of the page: sentences, points, examples under them, then what else is to be known and links. */
type PartnersPart = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly examples: readonly { readonly title: string; readonly example: Example }[];
  readonly after?: readonly string[];
  readonly links?: readonly { readonly href: string; readonly label: string }[];
};

/** What a shop's developer needs, in the order in which he needs it. */
export const partnersParts: readonly PartnersPart[] = [
  {
    id: 'start',
    title: 'Zanim zaczniesz',
    paragraphs: [
      'Centrala zakłada sklep i daje jego serwerowi klucz API. Klucz widać raz, przy tworzeniu. Trzymaj go na serwerze: kto go ma, ten składa zamówienia w imieniu sklepu.',
      'Przykłady czytają adres, identyfikator sklepu i klucz ze zmiennych środowiska. Ten klucz działa tylko w wersji demonstracyjnej i należy do sklepu „elektro”.',
    ],
    examples: [{ title: 'Adres, identyfikator i klucz', example: 'variables' }],
    links: [
      { href: '/api/partners/openapi.json', label: 'Plik OpenAPI z wywołaniami sklepu (JSON)' },
      { href: '/api/docs#sklep-api', label: 'Opis wszystkich wywołań' },
    ],
  },
  {
    id: 'kalkulator',
    title: 'Kalkulator na stronie',
    paragraphs: [
      'Znacznik wstawia kalkulator rat w miejscu, w którym stoi. Nie potrzebuje klucza, tylko identyfikatora sklepu.',
    ],
    points: [
      'data-products to lista JSON: name, category, cena sztuki netto (price) i brutto (grossPrice), quantity i vatLevel. Bez price liczymy netto z VAT 23%.',
      'data-financing-type to lease albo b2b_loan. Bez niego klient wybiera z tego, co sklep oferuje.',
      'data-on-click to nazwa funkcji na Twojej stronie. Bez niej kalkulator nie ma przycisku.',
      'Kategorie i rodzaje finansowania sklepu wymienia /api/widget/v2/manifest?client_id=elektro, a liczby rat i wpłaty własne kategorii: /api/widget/category_details?client_id=elektro&category=computers.',
      'Strona z Content-Security-Policy dopuszcza nasz adres w script-src i connect-src, a gdy sklep ma logo, także w img-src. Jeśli formularz sklepu przekierowuje pod redirect_url, także w form-action.',
    ],
    examples: [
      { title: 'Znacznik kalkulatora', example: 'calculator' },
      { title: 'Co strona dostaje po naciśnięciu przycisku', example: 'calculatorChoice' },
    ],
    after: [
      'Kwoty i procenty w summaryValues to teksty z kropką, installmentsCount to liczba. Służą do pokazania: przy składaniu zamówienia liczymy je od nowa.',
    ],
  },
  {
    id: 'zamowienie',
    title: 'Złożenie zamówienia',
    paragraphs: [
      'Serwer sklepu wysyła towary z koszyka, a klienta kieruje pod redirect_url z odpowiedzi. Cena netto (price) albo brutto (gross_price) dotyczy jednej sztuki.',
    ],
    points: [
      'financing_type to lease albo b2b_loan, payments_count to liczba rat, own_payment_in_percent to wpłata własna. Mają być takie, na jakie pozwala kategoria.',
      'shop_redirect_url (opcjonalny) mówi, dokąd klient wraca. Musi mieć host strony, którą centrala wpisała w danych sklepu.',
      'Idempotency-Key ma od 8 do 128 znaków ASCII bez spacji i jest inny dla każdego zamówienia. Żądanie powtórzone z tym samym kluczem dostaje tę samą odpowiedź.',
    ],
    examples: [
      { title: 'Nowe zamówienie', example: 'createOrder' },
      { title: 'Odpowiedź 201', example: 'created' },
      { title: 'Złożenie i odczyt w Node.js (orders-api.mjs)', example: 'ordersApi' },
    ],
    after: [
      'Numer sklepu (external_order_id) to jedno zamówienie. Wysłane drugi raz z tą samą treścią dostaje tę samą odpowiedź, z inną treścią – 409 z adresem tego, które już jest. Gdy odpowiedź nie dojdzie, wyślij to samo jeszcze raz.',
    ],
  },
  {
    id: 'odczyt',
    title: 'Odczyt zamówienia',
    paragraphs: [
      'Serwer sklepu odczytuje zamówienia, które sam złożył: status, kwoty, adres dla klienta i czasy. O kliencie nie mówimy nic.',
    ],
    examples: [
      { title: 'Jedno zamówienie', example: 'readOrder' },
      { title: 'Odpowiedź 200', example: 'order' },
      { title: 'Lista od najnowszego', example: 'listOrders' },
    ],
    after: [
      'shop_status_name to status po polsku, do pokazania klientowi. Oba pola statusu są null tylko wtedy, gdy zamówienie właśnie przechodzi dalej. Wszystkie statusy wymienia plik OpenAPI.',
      'Lista ma najwyżej 100 zamówień na stronie. Następną stronę dostaniesz, wysyłając next z odpowiedzi jako after; na ostatniej stronie next to null.',
    ],
  },
  {
    id: 'powiadomienia',
    title: 'Powiadomienia o statusie',
    paragraphs: [
      'Gdy zmieni się status, który widzi sklep, wysyłamy POST pod adres ustawiony w centrali. Centrala widzi wtedy, tylko raz, sekret do sprawdzania podpisów i przekazuje go Tobie. Adres musi być https, w publicznej sieci i nie może przekierowywać.',
    ],
    points: [
      'Odpowiedź 2xx w 5 sekund to doręczenie. Każda inna, także 3xx, oznacza następną próbę: po 10 sekundach, po 30, po 90 i tak dalej, najdłużej co 2 godziny, przez dobę.',
      'webhook-id jest ten sam przy każdej próbie. Zapisz go, bo to samo powiadomienie może przyjść dwa razy.',
      'Powiadomienia jednego zamówienia idą po kolei. sequence rośnie z każdą zmianą: mniejsza liczba to starsza wiadomość.',
      'Po dobie powiadomienie zostaje na liście. Centrala i administrator sklepu mogą je wysłać ponownie.',
    ],
    examples: [{ title: 'Treść powiadomienia', example: 'webhook' }],
  },
  {
    id: 'podpis',
    title: 'Sprawdzenie podpisu',
    paragraphs: [
      'webhook-signature to „v1,” i HMAC-SHA256 w Base64 z tekstu: webhook-id, kropka, webhook-timestamp, kropka, treść bez żadnej zmiany. Kluczem są bajty sekretu po „whsec_”, zapisane w Base64. Tak podpisuje konwencja Standard Webhooks, do której są gotowe biblioteki.',
      'Odrzuć powiadomienie, którego podpis się nie zgadza albo którego czas różni się od Twojego o więcej niż 5 minut.',
    ],
    examples: [
      { title: 'Podpis w Node.js (is-genuine.mjs)', example: 'isGenuine' },
      { title: 'Odbiór w Node.js (is-genuine.mjs leży obok)', example: 'receiveInNode' },
      { title: 'Odbiór w PHP', example: 'receiveInPhp' },
    ],
  },
  {
    id: 'bledy',
    title: 'Błędy',
    paragraphs: [
      'Odpowiedź z błędem ma zdanie po polsku (error) i wyjaśnienie po angielsku (detail). Przy 422 zdania do pokazania klientowi są w errors, bo error wymienia nazwy pól.',
    ],
    points: [
      '401: nie ma klucza, jest nieznany albo unieważniony.',
      '404 z kodem unknown_order: serwer sklepu nie złożył zamówienia o tym numerze.',
      '409 z kodem external_order: to zamówienie już jest i ma inną treść; redirect_url prowadzi do niego.',
      '409 z kodem in_flight: to samo żądanie jest właśnie wykonywane, na przykład po dwóch naciśnięciach. Wyślij je jeszcze raz po tylu sekundach, ile mówi Retry-After.',
      '422: details wymienia pole, kod i to, co jest dozwolone. Nic nie zostało zapisane.',
      '429 i 503: wyślij to samo po tylu sekundach, ile mówi Retry-After.',
    ],
    examples: [{ title: 'Odmowa 422', example: 'refused' }],
  },
  {
    id: 'piaskownica',
    title: 'Piaskownica',
    paragraphs: [
      'Klucz testowy zaczyna się od „test_” i działa tylko w piaskownicy: osobnej aplikacji, w której bank, płatność, podpis i decyzja są symulowane. Nic tam nie jest naprawdę i nic nie trafia do prawdziwych wniosków.',
      'Klucz testowy tworzy administrator sklepu w ustawieniach sklepu albo centrala. Przy przycisku „Klucz testowy” stoi adres piaskownicy. Gdy przycisku nie ma, ta aplikacja nie ma piaskownicy.',
    ],
    points: [
      'Wywołania są takie same, inny jest tylko adres i klucz. Piaskownica zna sklep, jego towary i warunki z dnia, w którym powstał ostatni klucz testowy.',
      'Wniosek do 10 000 zł brutto decyzja przyjmuje sama. Strona /simulators/tables w piaskownicy wymienia firmy i kwoty na pozostałe przypadki.',
      'E-maile i SMS-y nie wychodzą na zewnątrz. Serwer sklepu odczytuje te, które dotyczą jego wniosków: kod z SMS-a, link do podpisu, link do płatności. ORDER to ostatnia część redirect_url, po /orders/.',
      'Adres powiadomień ustawia w piaskownicy centrala. Musi być https, w publicznej sieci.',
    ],
    examples: [
      { title: 'Adres piaskownicy i klucz testowy', example: 'testVariables' },
      { title: 'E-maile i SMS-y wniosku', example: 'readMessages' },
      { title: 'Klucz testowy wysłany do prawdziwej aplikacji', example: 'testKey' },
      { title: 'Odpowiedź 401', example: 'testKeyAnswer' },
    ],
  },
  {
    id: 'demo',
    title: 'Próba w wersji demonstracyjnej',
    paragraphs: [
      'Bank, płatność, podpis, kurier i decyzja są w wersji demonstracyjnej symulowane. Na stronie /simulators przyciskami rozstrzygasz, co się stanie. Adres powiadomień może tam być dowolny, także http na Twoim komputerze.',
    ],
    points: [
      'NIP do prób: 8143430194. Strona /simulators wymienia firmy na każdy przypadek.',
      'Płatność i weryfikacja w banku nie pytają o kartę: naciśnij „Powodzenie” albo „Niepowodzenie”.',
      'Sekret do powiadomień: zaloguj się na /login jako superadmin@demo.example z hasłem Demo-Wniosek-2026!, otwórz Sklepy, sklep Elektro Kowalscy i w części „Powiadomienia sklepu” zapisz adres swojego serwera.',
      '/partner-demo pokazuje kalkulator na stronie sklepu dla każdego finansowania.',
    ],
    examples: [],
  },
  {
    id: 'sklep',
    title: 'Cały sklep do uruchomienia',
    paragraphs: [
      'Mały sklep w Node.js 20 lub nowszym, bez żadnych pakietów: lista towarów, towar z kalkulatorem, koszyk, zamówienie i powiadomienia. Używa tylko tego, co jest na tej stronie, i działa od razu ze zmiennymi z jej początku.',
    ],
    examples: [{ title: 'Pobranie i start', example: 'startShop' }],
    after: [
      'Sklep stoi potem pod http://localhost:4100. Zanim przyjdzie powiadomienie, status czyta swoim kluczem. Adres do powiadomień to http://localhost:4100/powiadomienia; sekret podaj w zmiennej WEBHOOK_SECRET i uruchom sklep jeszcze raz. SHOP_URL (opcjonalna) to adres sklepu, pod który klient wraca.',
    ],
  },
];
