import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Sender } from './mail.ts';

/** The courier is on the way with the agreement. */
export function courierOrderedMail(data: {
  readonly sender: Sender;
  readonly orderNumber: string;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: `Kurier z umową – wniosek nr ${data.orderNumber}`,
      heading: 'Kurier przywiezie umowę do podpisu',
      paragraphs: [
        'Kurier przyjedzie w ciągu 1–2 dni roboczych na adres z wniosku. Przygotuj dowód osobisty, podpisz dwa egzemplarze umowy i jeden oddaj kurierowi.',
      ],
      facts: [orderFact(data.orderNumber)],
      button: { label: 'Zobacz wniosek', url: data.url },
    },
    data.sender,
  );
}
