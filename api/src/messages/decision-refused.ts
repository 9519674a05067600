import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

/** The refusal. It gives no reason, but says where one may ask for it. */
export function decisionRefusedMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly shopName: string;
}): Mail {
  return mail(
    {
      subject: `Decyzja w sprawie wniosku nr ${data.orderNumber}`,
      heading: 'Tym razem nie możemy udzielić finansowania',
      paragraphs: [
        'Dziękujemy za złożenie wniosku. Po jego analizie decyzja finansowa jest negatywna.',
        `Zamówienie możesz opłacić w inny sposób – zapytaj o to w sklepie ${data.shopName}.`,
      ],
      facts: [orderFact(data.orderNumber)],
      notes: [
        'Masz prawo poprosić o wyjaśnienie, które dane miały wpływ na decyzję, i o jej ponowne rozpatrzenie przez człowieka. Napisz do nas albo zadzwoń, podając numer wniosku.',
      ],
    },
    data.sender,
  );
}
