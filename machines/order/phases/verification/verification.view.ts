import { clientIsWorking, failure, screen, success } from '../../phase-view.ts';
import type { PhaseView } from '../../phase-view.ts';
import { bankVerificationView } from './bank-verification.view.ts';

const notSigned = (title: string) =>
  ({
    ...failure(
      'qes_failed',
      title,
      'Wybierz, jak chcesz ją podpisać. Po zatwierdzeniu wyboru nie można go zmienić.',
    ),
    step: 'signing',
  }) as const;

const notIdentified = (title: string) =>
  failure(
    'qes_failed',
    title,
    'Wybierz inny sposób weryfikacji. Po zatwierdzeniu wyboru nie można go zmienić.',
  );

/** What each audience sees and reads in the statuses of this phase. */
export const verificationView: PhaseView<'verification'> = {
  statement_verified_by_sms: {
    panel: 'Oświadczenie potwierdzone SMS-em',
    tone: { client: 'waiting', salesman: 'current', staff: 'waiting' },
    shopStatus: 'verification',
    waitsFor: 'salesman',
    client: success(
      'status',
      'Oświadczenie zostało potwierdzone',
      'Sprzedawca potwierdzi teraz Twoją tożsamość na podstawie dokumentu.',
    ),
    pos: screen(
      'identities',
      'Potwierdź tożsamość klienta',
      'Porównaj dokument każdej osoby podpisującej z danymi z wniosku.',
    ),
  },
  identity_confirmed: {
    panel: 'Tożsamość potwierdzona',
    tone: 'waiting',
    shopStatus: 'verification',
    waitsFor: 'decision',
    client: [
      {
        when: ['posLoan'],
        ...success(
          'status',
          'Tożsamość osób podpisujących potwierdzona',
          'Sprzedawca widzi wniosek i powie Ci o decyzji, zwykle w ciągu 10 minut.',
        ),
      },
      success(
        'status',
        'Tożsamość potwierdzona',
        'Przekazaliśmy wniosek do oceny. Decyzję poznasz zwykle w ciągu 10 minut.',
      ),
    ],
    pos: [
      {
        when: ['posLoan'],
        ...success('waiting', 'Tożsamość osób podpisujących potwierdzona', 'Czekamy na decyzję kredytową.'),
      },
      success('waiting', 'Tożsamość klienta potwierdzona', 'Przekazujemy wniosek do oceny.'),
    ],
    offline: success('waiting', 'Tożsamość klienta potwierdzona', 'Przekazujemy wniosek do oceny.'),
  },
  qes_failed: {
    panel: 'Błąd podpisu kwalifikowanego',
    tone: { client: 'attention', salesman: 'waiting', staff: 'attention' },
    shopStatus: [
      { when: ['signingAgreement'], is: 'agreement_waiting_for_signature' },
      { is: 'verification' },
    ],
    client: [
      { when: ['signingAgreement', 'mszafir'], ...notSigned('Nie udało się podpisać umowy w mSzafirze') },
      { when: ['signingAgreement'], ...notSigned('Nie udało się podpisać umowy') },
      { when: ['mszafir'], ...notIdentified('Nie udało się potwierdzić tożsamości w mSzafirze') },
      notIdentified('Nie udało się potwierdzić tożsamości'),
    ],
    salesman: clientIsWorking('Klient wybiera inny sposób weryfikacji'),
  },
  ...bankVerificationView,
};
