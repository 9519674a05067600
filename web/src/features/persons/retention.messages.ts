import { dataKindNames, orderEndingNames, retentionHoldNames } from '@app/machines/rules';
import { withHardSpaces } from '../../texts/hard-spaces.ts';

/** Words of the page of how long data are kept. */
export const messages = withHardSpaces({
  retention: {
    title: 'Jak długo przechowujemy dane',
    persons: 'Żądania osób',
    failed: 'Nie udało się wczytać reguł',
    kind: dataKindNames,
    ending: orderEndingNames,
    hold: retentionHoldNames,
    rules: {
      title: 'Reguły',
      text: 'Termin liczymy od końca wniosku, a po zawarciu umowy od ostatniej raty. Wniosku w toku nie dotyczy żadna reguła.',
      kept: '{days} dni od {from}',
      fromWord: { end: 'końca', year_end: 'końca roku' },
      law: 'wymaga prawo',
      own: 'nasza decyzja',
      change: 'Zmień',
      changeOf: 'Zmień: {ending}, {kind}',
    },
    edit: {
      title: 'Zmień termin',
      text: '{ending}: {kind}. Wnioski, których termin minie wcześniej, zapowiemy {notice} dni przed usunięciem.',
      days: 'Dni przechowywania',
      minimum: 'Prawo wymaga co najmniej {days} dni.',
      free: 'Od 1 do 36 525 dni.',
      wrong: 'Wpisz liczbę dni od {min} do 36 525',
      back: 'Wróć',
      save: 'Zapisz termin',
      saved: 'Termin jest zmieniony',
    },
    soon: {
      title: 'Zapowiedziane na najbliższe {days} dni',
      none: 'W tym czasie nic nie zostanie usunięte.',
      order: 'Wniosek {number}',
      due: 'od {at}: {kinds}',
    },
    months: {
      title: 'Wnioski z terminem w miesiącu',
    },
    runs: {
      title: 'Ostatnie przebiegi',
      none: 'Jeszcze nic nie usunięto.',
      did: '{orders, plural, one {# wniosek} few {# wnioski} other {# wniosków}}, wstrzymane: {held}',
    },
    elsewhere: {
      title: 'Co kończy się osobno',
      replies: 'Odpowiedzi zapisane do powtórzenia: 7 dni',
      webhooks: 'Powiadomienia serwerów sklepów: 90 dni',
      sessions: 'Sesje i bilety logowania: do ich końca, nieudane logowania: godzina, znane źródła: 90 dni',
      files: 'Pliki bez wniosku: 30 dni odłożone, potem usuwane',
      logs: 'Dziennik aplikacji i kopie zapasowe: według ustawień wdrożenia',
    },
  },
});
