import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the verification by a bank. */
export const messages = withHardSpaces({
  bankVerification: {
    failedTitle: 'Nie udało się pobrać listy banków',
    modes: 'Sposób potwierdzenia',
    mode: {
      AIS: {
        title: 'Logowanie do banku',
        text: 'Wynik od razu. Pobieramy historię rachunku z ostatnich 30 dni.',
      },
      '1PLN': { title: 'Przelew na 1 zł', text: 'Wynik do 24 godzin. Złotówka wróci na Twój rachunek.' },
    },
    person: 'Czyja tożsamość',
    personLabel: 'Osoba, która zaloguje się do banku',
    choose: 'Wybierz',
    bank: 'Wybierz bank',
    bankLead: 'Rachunek firmowy, do którego ma dostęp {person}.',
    consents: {
      privacyConsent: { label: 'Akceptuję <link>politykę prywatności</link> dostawcy usługi' },
      dataTransferConsent: {
        label: 'Zgadzam się na przekazanie danych z rachunku',
        text: 'Imię i nazwisko, numer rachunku i historię z ostatnich 30 dni. Nie widzimy Twojego loginu ani hasła.',
      },
      bigConsent: {
        label: 'Upoważniam do sprawdzenia w BIG',
        text: 'BIG InfoMonitor S.A. i Krajowy Rejestr Długów BIG S.A.',
      },
      bikConsent: {
        label: 'Upoważniam do sprawdzenia w BIK',
        text: 'Biuro Informacji Kredytowej S.A., w celu oceny wniosku.',
      },
    },
    missing: {
      person: 'Wybierz osobę',
      channel: 'Wybierz bank',
      privacyConsent: 'Zaakceptuj politykę prywatności',
      dataTransferConsent: 'Zaznacz zgodę na przekazanie danych',
      bigConsent: 'Zaznacz upoważnienie do BIG',
      bikConsent: 'Zaznacz upoważnienie do BIK',
    },
    submit: { AIS: 'Zaloguj się do banku', '1PLN': 'Przejdź do przelewu' },
    submitTo: { AIS: 'Zaloguj się: {bank}', '1PLN': 'Zrób przelew: {bank}' },
    back: 'Wróć do wniosku',
    later: 'Dokończ później albo na innym urządzeniu',
    laterText: 'Otworzysz ten link w telefonie, w którym masz aplikację banku.',
    laterUntil: 'Link jest ważny do {date}. Otworzysz go w telefonie, w którym masz aplikację banku.',
    link: 'Link do wniosku',
    copy: 'Kopiuj link',
    copied: 'Link skopiowany',
    notCopied: 'Nie udało się skopiować. Zaznacz link i skopiuj go ręcznie.',
  },
});
