import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** What a move's dialog says beside its fields; it comes with the dialog. */
export const messages = withHardSpaces({
  moveDialog: {
    refusedTo: 'Odmówiono przejścia do „{status}”.',
    lacking: 'Brakuje dowodu:',
    bring: 'Może to zrobić: {who}.',
    record: 'Zapis',
    recorded: {
      RECORD_PAYMENT: 'Wpłata {amount}',
      RECORD_IDENTITY: 'Potwierdzenie tożsamości',
      RECORD_SIGNATURE: 'Podpisany skan umowy',
    },
    byHand: 'ręcznie',
    warning: {
      nothingCame: 'Do tego wniosku nie wpłynęły jeszcze żadne pieniądze.',
      short: 'Wpłynęło {held}, oczekiwano {due}: brakuje {difference}.',
      unanswered: 'Klient rozpoczął wpłatę, na którą nie ma jeszcze odpowiedzi.',
      answersLater: 'Jeśli później odpowie też dostawca płatności, ta druga wpłata trafi do zwrotów.',
      tooMuch: 'Razem wpłynie o {difference} więcej, niż oczekiwano: nadpłata trafi do zwrotów.',
      second: 'Opłata wstępna jest już rozliczona: cała ta wpłata trafi do zwrotów.',
      atTheBank: 'Bank nie odpowiedział jeszcze na weryfikację klienta.',
    },
  },
});
