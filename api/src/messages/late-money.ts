import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

/** Money came to an order that is over and goes back: how much of it, as its reader reads sums. */
export function lateMoneyMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly url: string;
  readonly sums: string;
}): Mail {
  return mail(
    {
      subject: `Zwrot wpłaty – wniosek nr ${data.orderNumber}`,
      heading: 'Zwrócimy Twoją wpłatę',
      paragraphs: [
        'Twoja wpłata dotarła do nas, gdy wniosek był już zamknięty. Zwrócimy ją w ciągu 5 dni roboczych na rachunek, z którego przyszła.',
      ],
      facts: [orderFact(data.orderNumber), ['Do zwrotu', data.sums]],
      button: { label: 'Zobacz wniosek', url: data.url },
    },
    data.sender,
  );
}
