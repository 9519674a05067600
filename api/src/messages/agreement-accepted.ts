import { agreementsOf, orderFact, type Kind } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

/** The financing party has accepted the signed agreement; the shop's turn is next. */
export function agreementAcceptedMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly kind: Kind;
  readonly shopName: string;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: `Umowa zawarta – wniosek nr ${data.orderNumber}`,
      heading: 'Umowa została zawarta',
      paragraphs: [
        `Finansujący przyjął podpisaną ${agreementsOf[data.kind]}.`,
        `Zamówienie przygotuje teraz sklep ${data.shopName}.`,
      ],
      facts: [orderFact(data.orderNumber)],
      button: { label: 'Zobacz wniosek', url: data.url },
    },
    data.sender,
  );
}
