import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the screens that wait. */
export const messages = withHardSpaces({
  status: {
    what: 'Na co czekamy',
    since: 'Od kiedy',
    minutes:
      '{minutes, plural, =0 {przed chwilą} one {# minuta} few {# minuty} many {# minut} other {# minuty}}',
    howLong: 'Ile to trwa',
    whatToDo: 'Co możesz zrobić',
    close: 'Zamknąć stronę – damy znać e-mailem na adres {email}.',
    courierTo: 'Dokąd przyjedzie kurier',
    parcel: 'Numer przesyłki',
    otherAddress: '{address}. Jeśli to zły adres, zadzwoń do nas.',
    toShop: 'Wróć do sklepu',
    back: 'Wróć',
    otherBank: 'Wybierz inny bank',
    readAgreement: 'Przeczytaj umowę',
    payAgain: 'Zapłać jeszcze raz',
    goOn: 'Przejdź do banku',
    pay: 'Wybierz bank i zapłać',
    ahead: {
      decision: { title: 'Decyzja', text: 'Pozytywna, z inną propozycją albo odmowna. Pokażemy ją tutaj.' },
      initialFee: { title: 'Opłata wstępna {amount}', text: 'Przelewem online, około 3 minut.' },
      counterFee: { title: 'Opłata wstępna {amount}', text: 'Sprzedawca powie, jak ją wnieść.' },
      signing: { title: 'Podpis umowy', text: '' },
      delivery: { title: 'Odbiór sprzętu', text: 'Sprzedawca poda termin dostawy albo odbioru.' },
      dispatch: { title: 'Dostawa sprzętu', text: 'Sklep wyśle paczkę, jej numer dostaniesz e-mailem.' },
      arrival: { title: 'Dostawa', text: 'Zwykle 1–2 dni robocze od wysłania.' },
      start: { title: 'Uruchomienie finansowania', text: 'Potwierdzimy je na tej stronie.' },
      schedule: { title: 'Harmonogram opłat', text: 'Wyślemy go e-mailem razem z umową.' },
    },
    signs: {
      qes: 'Kwalifikowany podpis elektroniczny, około 2 minut. Przygotuj dowód osobisty.',
      mszafir: 'mSzafir w telefonie, około 2 minut. Przygotuj dowód osobisty.',
      delivery: 'Kurier przywiezie umowę w ciągu 1–2 dni roboczych. Przygotuj dowód osobisty.',
      autenti_v3: 'Podpis online kodem z SMS-a, około 2 minut.',
      paper: 'Na papierze u sprzedawcy.',
      none: 'Sposób podpisania ustalisz w następnych krokach.',
    },
    waits: {
      salesman: {
        what: 'Krok sprzedawcy',
        howLong: 'zwykle kilka minut',
        do: 'Zapytać sprzedawcę, czy czegoś od Ciebie potrzebuje.',
      },
      smsCode: {
        what: 'Kod z SMS-a, który podasz sprzedawcy',
        howLong: 'zwykle kilka minut',
        do: 'Podać kod sprzedawcy, a jeśli SMS nie przyszedł, poprosić go o nowy.',
      },
      identity: {
        what: 'Potwierdzenie Twojej tożsamości u dostawcy podpisu',
        howLong: 'około 15 minut, od poniedziałku do soboty w godz. 9:00–21:00',
        do: 'Przygotować dowód osobisty i otworzyć link z e-maila od Autenti. Każda osoba ma własny.',
      },
      ownBank: {
        what: 'Potwierdzenie Twojej tożsamości w mSzafirze',
        howLong: 'około 10 minut, o każdej porze',
        do: 'Otworzyć link z e-maila od Autenti i zalogować się do swojego banku. Każda osoba ma własny link.',
      },
      bankOpening: {
        what: 'Lista banków do potwierdzenia tożsamości',
        howLong: 'zwykle kilka sekund',
        do: 'Poczekać tutaj – za chwilę wybierzesz swój bank.',
      },
      bank: {
        what: 'Odpowiedź Twojego banku',
        howLong: 'logowanie: kilka minut, przelew na 1 zł: do 24 godzin',
        do: 'Poczekać tutaj – wynik pojawi się na tej stronie.',
      },
      bankMatch: {
        what: 'Porównanie danych z banku z wnioskiem',
        howLong: 'zwykle kilka sekund',
        do: 'Poczekać tutaj – za chwilę pokażemy wynik.',
      },
      bankCheck: {
        what: 'Porównanie danych z banku z wnioskiem',
        howLong: 'zwykle do 1 dnia roboczego',
        do: 'Nic nie musisz robić. W razie pytań zadzwonimy.',
      },
      bankRefused: {
        what: 'Kontakt z Tobą',
        howLong: 'do 1 dnia roboczego',
        do: 'Zadzwonić do nas i podać numer wniosku {number}.',
      },
      decision: {
        what: 'Ocena finansującego na podstawie wniosku oraz danych z BIK i BIG',
        howLong: 'zwykle do 10 minut, w godz. 9:00–21:00',
        do: 'Poczekać tutaj – wynik pojawi się na tej stronie.',
      },
      toPay: {
        what: 'Twoja wpłata',
        howLong: 'około 3 minut, przelewem online',
        do: 'Zapłacić teraz albo wrócić tu później linkiem z e-maila.',
      },
      payment: {
        what: 'Potwierdzenie wpłaty z banku',
        howLong: 'zwykle kilka minut',
        do: 'Poczekać tutaj albo wrócić później tym samym linkiem.',
      },
      paymentCheck: {
        what: 'Sprawdzenie kwoty i danych nadawcy wpłaty',
        howLong: 'zwykle do 1 dnia roboczego',
        do: 'Nic nie musisz robić. W razie pytań zadzwonimy.',
      },
      paymentFailed: {
        what: 'Nowa próba płatności',
        howLong: 'około 3 minut',
        do: 'Zapłacić jeszcze raz, także w innym banku. Za tę próbę nic nie zostało pobrane.',
      },
      paymentRefused: {
        what: 'Nowa wpłata na {amount}',
        howLong: 'około 3 minut',
        do: 'Zapłacić jeszcze raz, także w innym banku.',
      },
      paymentMatch: {
        what: 'Porównanie wpłaty z wnioskiem',
        howLong: 'zwykle kilka sekund',
        do: 'Poczekać tutaj – za chwilę pokażemy następny krok.',
      },
      paymentLink: {
        what: 'Link do opłaty wstępnej',
        howLong: 'zwykle kilka sekund',
        do: 'Poczekać tutaj. Link wyślemy też e-mailem i SMS-em.',
      },
      counterPayment: {
        what: 'Opłata wstępna u sprzedawcy, {amount}',
        howLong: 'zwykle kilka minut',
        do: 'Ustalić ze sprzedawcą, jak ją wniesiesz. Umowę podpiszesz po wpłacie.',
      },
      documents: {
        what: 'Przygotowanie umowy',
        howLong: 'zwykle kilka minut',
        do: 'Poczekać – gdy umowa będzie gotowa, wyślemy link e-mailem.',
      },
      signature: {
        what: 'Podpis wszystkich osób wskazanych we wniosku',
        howLong: 'około 2 minut od otwarcia linku',
        do: 'Otworzyć link do podpisu z e-maila od Autenti. Każda osoba ma własny.',
      },
      paper: {
        what: 'Twój podpis pod umową u sprzedawcy',
        howLong: 'od ręki',
        do: 'Przygotować dowód osobisty i przyjść do sprzedawcy, który wydrukuje umowę.',
      },
      courier: {
        what: 'Wizyta kuriera z umową',
        howLong: '1–2 dni robocze',
        do: 'Przygotować dowód osobisty, podpisać dwa egzemplarze i jeden oddać kurierowi. Przy podpisie potrzebna jest każda osoba, która podpisuje.',
      },
      acceptance: {
        what: 'Przyjęcie podpisanej umowy przez finansującego',
        howLong: 'zwykle do 1 dnia roboczego',
        do: 'Nic nie musisz robić. Wynik pojawi się na tej stronie.',
      },
      correction: {
        what: 'Poprawiona umowa',
        howLong: 'zwykle do 1 dnia roboczego',
        do: 'Zaczekać na telefon doradcy albo zadzwonić i podać numer wniosku {number}.',
      },
      pickup: {
        what: 'Wydanie sprzętu przez sprzedawcę',
        howLong: 'termin poda sprzedawca',
        do: 'Przygotować dowód osobisty na odbiór.',
      },
      parcel: {
        what: 'Wysłanie sprzętu przez sklep',
        howLong: 'termin poda sklep',
        do: 'Nic nie musisz robić. Numer paczki wyślemy e-mailem.',
      },
      shipping: {
        what: 'Dostawa przesyłki',
        howLong: 'zwykle 1–2 dni robocze',
        do: 'Sprawdzić przesyłkę przy kurierze, zanim odjedzie.',
      },
    },
  },
});
