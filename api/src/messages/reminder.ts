import { brandOf } from '../documents/parties.ts';
import { dayOf } from '../documents/polish.ts';
import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';
import { withoutMarks } from './sms.ts';

const asked = {
  offer: 'Oferta finansowania czeka na Ciebie. Sprawdź ją i przejdź dalej.',
  company: 'Popraw numer NIP firmy, abyśmy mogli przygotować wniosek.',
  method: 'Wybierz, jak chcesz podpisać umowę. Potem zostaje tylko wniosek.',
  form: 'Dokończ wniosek. Wszystko, co zostało już wpisane, czeka zapisane.',
  identity:
    'Czekamy na potwierdzenie tożsamości osób, które podpiszą umowę. Linki są w wiadomościach od dostawcy podpisu i na stronie wniosku.',
  another_way:
    'Podpis elektroniczny nie doszedł do skutku. Spróbuj jeszcze raz albo zamów kuriera z dokumentami.',
  bank: 'Potwierdź swoje dane w banku. Zajmuje to kilka minut.',
  conditions: 'Mamy dla Ciebie inną propozycję finansowania. Przyjmij ją albo odrzuć.',
  agreement: 'Decyzja jest pozytywna. Przeczytaj umowę i ją zaakceptuj.',
  payment: 'Do zawarcia umowy brakuje opłaty wstępnej.',
  signature:
    'Czekamy na podpisy pod umową. Linki są w wiadomościach od dostawcy podpisu i na stronie wniosku.',
} as const;

/** What an application waits for. */
export type Asked = keyof typeof asked;

/** The reminder that an application waits for its client. Times in epoch ms. */
export function reminderMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly asked: Asked;
  /** When the application expires, null where it does not. */
  readonly openUntil: number | null;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: `Przypomnienie: wniosek nr ${data.orderNumber} czeka na Ciebie`,
      heading: 'Twój wniosek czeka',
      paragraphs: [asked[data.asked]],
      facts: [
        orderFact(data.orderNumber),
        ...(data.openUntil === null ? [] : [['Termin', dayOf(data.openUntil)] as const]),
      ],
      button: { label: 'Przejdź do wniosku', url: data.url },
      notes: ['Link jest przeznaczony tylko dla Ciebie. Nie przekazuj go innym osobom.'],
    },
    data.sender,
  );
}

/** The same as a text message. The link is kept whole. */
export function reminderSms(data: {
  readonly url: string;
  readonly orderNumber: string;
  readonly sender: { readonly name: string };
}): string {
  return `${withoutMarks(brandOf(data.sender))}: wniosek ${withoutMarks(data.orderNumber)} czeka na Ciebie: ${data.url}`;
}
