import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

/** The goods are on their way, with the parcel's number where the sender gave one. */
export function shippedMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly shopName: string;
  readonly shippingNumber: string | null;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: `Zamówienie w drodze – wniosek nr ${data.orderNumber}`,
      heading: 'Zamówienie jest w drodze',
      paragraphs: [
        `Zamówienie ze sklepu ${data.shopName} zostało wysłane.`,
        'Gdy dostawa będzie potwierdzona, wyślemy Ci umowę z harmonogramem opłat.',
      ],
      facts: [
        orderFact(data.orderNumber),
        ...(data.shippingNumber === null ? [] : [['Numer przesyłki', data.shippingNumber] as const]),
      ],
      button: { label: 'Zobacz wniosek', url: data.url },
    },
    data.sender,
  );
}
