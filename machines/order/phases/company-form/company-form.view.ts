import { clientIsWorking, screen, success } from '../../phase-view.ts';
import type { PhaseView } from '../../phase-view.ts';
import type { Condition } from '../../order.guards.ts';
import type { ScreenName } from '../../screen.ts';

/** The form under the name of what is applied for. */
const application = <S extends ScreenName>(form: S, subtitle: string) =>
  [
    { when: ['leaseContract'], ...screen(form, 'Wniosek o leasing', subtitle) },
    screen(form, 'Wniosek o pożyczkę', subtitle),
  ] as const;

const companyForm = application(
  'company_form',
  'Uzupełnij dane firmy i osób podpisujących. Formularz możesz zapisać i dokończyć później.',
);

/** The form is sent; the client's identity is confirmed next. */
const sent = {
  step: 'decision',
  tone: 'waiting',
  shopStatus: 'verification',
  waitsFor: [{ when: ['courier | paper'], is: 'bankOpening' }, { is: 'identity' }],
  salesman: clientIsWorking('Klient wysłał wniosek', 'Trwa potwierdzanie tożsamości klienta.'),
} as const;

/** The identity is confirmed where the signature will be made: at one's own bank for mSzafir, in a video call for the others. */
const confirmIdentity = (condition: Condition) =>
  [
    {
      when: ['mszafir'],
      ...success(
        'status',
        'Teraz potwierdź tożsamość',
        'Zaloguj się do swojego banku w mSzafirze. Możesz to zrobić o każdej porze.',
      ),
      tone: 'current',
    },
    {
      when: [condition],
      ...success(
        'status',
        'Teraz potwierdź tożsamość',
        'Przygotuj dowód osobisty. Wideoweryfikacja: od poniedziałku do soboty, 9:00–21:00.',
      ),
      tone: 'current',
    },
  ] as const;

/** What each audience sees and reads in the statuses of this phase. */
export const companyFormView: PhaseView<'companyForm'> = {
  form_opened: {
    panel: 'Formularz otwarty',
    tone: { client: 'current', salesman: 'waiting', staff: 'waiting' },
    shopStatus: 'form',
    client: companyForm,
    salesman: clientIsWorking('Klient wypełnia wniosek'),
  },
  client_form_opened: {
    panel: 'Formularz otwarty przez klienta',
    client: companyForm,
  },
  salesman_form_opened: {
    panel: 'Formularz otwarty przez sprzedawcę',
    tone: { client: 'waiting', salesman: 'current', staff: 'waiting' },
    shopStatus: 'form',
    waitsFor: 'salesman',
    client: success('status', 'Sprzedawca wypełnia wniosek', 'Gdy skończy, poprosimy Cię o kod z SMS-a.'),
    pos: application('salesman_company_form', 'Wypełnij dane firmy i osób podpisujących razem z klientem.'),
  },
  form_saved: {
    panel: 'Formularz wysłany',
    ...sent,
    client: [
      {
        when: ['returnsToShop', 'qualifiedSignature'],
        ...success(
          'shop_redirect',
          'Za chwilę wrócisz do sklepu',
          'Za 10 sekund otworzymy stronę sklepu w nowej karcie.',
        ),
      },
      ...confirmIdentity('qualifiedSignature'),
      success(
        'status',
        'Mamy już Twój wniosek',
        'Sprawdzamy dane. Strona odświeży się sama – zwykle trwa to kilka minut.',
      ),
    ],
  },
  client_form_saved: {
    panel: 'Formularz wysłany przez klienta',
    ...sent,
    client: [
      ...confirmIdentity('electronicSignature').map((each) => ({ ...each, refetch: true as const })),
      success(
        'status',
        'Mamy już Twój wniosek',
        'Przygotowujemy weryfikację tożsamości. Strona odświeży się sama.',
      ),
    ],
  },
  salesman_form_saved: {
    panel: 'Formularz wysłany przez sprzedawcę',
    step: 'decision',
    tone: { client: 'waiting', salesman: 'current', staff: 'waiting' },
    shopStatus: 'verification',
    waitsFor: 'smsCode',
    client: success('status', 'Wniosek jest u nas', 'Podaj sprzedawcy kod, który wysłaliśmy Ci SMS-em.'),
    pos: screen(
      'sms_code',
      'Kod z SMS-a klienta',
      'Poproś klienta o kod, który przyszedł SMS-em, i wpisz go poniżej.',
    ),
  },
};
