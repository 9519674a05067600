import {
  dataKindNames,
  orderEndingNames,
  personPlaceNames,
  personRequestNames,
  retentionHoldNames,
} from '@app/machines/rules';
import { withHardSpaces } from '../../texts/hard-spaces.ts';

/** Words of the pages of persons' requests and of how long data are kept. */
export const messages = withHardSpaces({
  persons: {
    title: 'Żądania osób (RODO)',
    retention: 'Jak długo przechowujemy dane',
    back: 'Wróć',
    kind: dataKindNames,
    ending: orderEndingNames,
    place: personPlaceNames,
    hold: retentionHoldNames,
    request: personRequestNames,
    search: {
      title: 'Wyszukaj osobę',
      text: 'Szukamy wśród osób kontaktowych i osób wniosków. Wartości nie trafiają do adresu ani do dziennika.',
      by: 'Czego szukasz',
      byPesel: 'PESEL',
      byEmail: 'Adres e-mail',
      byPhone: 'Telefon',
      value: 'Wartość',
      submit: 'Szukaj',
      none: 'Nie ma takiej osoby w żadnym wniosku.',
    },
    found: {
      title: 'Wnioski tej osoby',
      order: 'Wniosek {number}',
      correct: 'Popraw dane',
      others: '{count, plural, one {oraz # inna osoba} few {oraz # inne osoby} other {oraz # innych osób}}',
      inFlight: 'w toku',
      restricted: 'przetwarzanie ograniczone',
      goes: 'Do usunięcia: {kinds}',
      stays: 'Zostaje do {until}: {kind} – {reason}',
      nothing: 'Nie ma już danych do usunięcia.',
      consents:
        '{count, plural, one {# zgoda do cofnięcia} few {# zgody do cofnięcia} other {# zgód do cofnięcia}}',
      plan: 'To jest plan: dopóki go nie potwierdzisz, nic się nie zmieni.',
    },
    act: {
      json: 'Kopia danych (JSON)',
      pdf: 'Kopia danych (PDF)',
      correction: 'Zapisz żądanie sprostowania',
      consents: 'Cofnij zgody',
      erasure: 'Usuń albo ogranicz',
    },
    ask: {
      json: 'Plik zawiera dane tej jednej osoby. Żądanie zostanie zapisane.',
      pdf: 'Dokument zawiera dane tej jednej osoby. Żądanie zostanie zapisane.',
      correction: 'Dane poprawia się na stronie każdego wniosku. Tu zapisujesz, że osoba o to poprosiła.',
      consents:
        'Cofniemy zgody, które opierają się na samej zgodzie, we wnioskach, w których osoba jest kontaktem.',
      erasure:
        'Usuniemy to, co pokazuje plan, a resztę ograniczymy do przechowywania. Razem z osobą znikają dane pozostałych osób tych wniosków. Tego nie da się cofnąć.',
      reason: 'Skąd to żądanie',
      reasonHelp: 'Na przykład data i numer listu. Zostaje przy żądaniu.',
      done: 'Żądanie {number} jest wykonane',
    },
    requests: {
      title: 'Żądania',
      failed: 'Nie udało się wczytać żądań',
      none: 'Nikt jeszcze o nic nie poprosił.',
      number: 'Żądanie {number}',
      shell: 'z wiersza poleceń',
      certificate: 'Zaświadczenie (PDF)',
      certificateOf: 'Zaświadczenie żądania {number} (PDF)',
      orders: '{count, plural, one {# wniosek} few {# wnioski} other {# wniosków}}',
    },
  },
});
