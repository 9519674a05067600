import { dayOf } from '../documents/polish.ts';
import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

const openings = {
  saved_for_later:
    'Mamy Twój wniosek. Wszystko, co zostało już wpisane, czeka zapisane – możesz wrócić w dowolnej chwili.',
  salesman_choice: 'Sprzedawca przekazał Ci wniosek do uzupełnienia. Dane, które już mamy, są wpisane.',
  sent_back:
    'Wniosek wrócił do wcześniejszego kroku, aby można było coś w nim zmienić. Dane, które już mamy, są wpisane – sprawdź je i przejdź dalej.',
  signature_failed:
    'Podpis elektroniczny nie doszedł do skutku. Możesz spróbować jeszcze raz albo zamówić kuriera z umową.',
  bank_failed:
    'Nie udało się potwierdzić Twoich danych w banku. Możesz spróbować jeszcze raz – w tym samym albo w innym banku.',
  bank_again:
    'Możesz jeszcze raz potwierdzić swoje dane w banku. Użyj rachunku, którego dane zgadzają się z danymi z wniosku.',
} as const;

/** The link back to an application that waits for the client, for each reason to send it. Times in epoch ms. */
export function returnLinkMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly reason: keyof typeof openings;
  /** When the application expires, null where it does not. */
  readonly openUntil: number | null;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: `Dokończ wniosek nr ${data.orderNumber}`,
      heading: 'Dokończ swój wniosek',
      paragraphs: [openings[data.reason]],
      facts: [
        orderFact(data.orderNumber),
        ...(data.openUntil === null ? [] : [['Możesz wrócić do', dayOf(data.openUntil)] as const]),
      ],
      button: { label: 'Wróć do wniosku', url: data.url },
      notes: ['Link jest przeznaczony tylko dla Ciebie. Nie przekazuj go innym osobom.'],
    },
    data.sender,
  );
}
