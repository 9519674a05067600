import { dayOf, money } from '../documents/polish.ts';
import { financingOf, instalments, orderFact, type Kind } from './financing-words.ts';
import { mail, type Mail, type Sender } from './mail.ts';

/** The offer with the link to the client's application. Amounts in grosz, times in epoch ms. */
export function offerLinkMail(data: {
  readonly sender: Sender;
  readonly orderNumber: string;
  readonly kind: Kind;
  readonly shopName: string;
  readonly grossPrice: number;
  readonly count: number;
  readonly instalment: number;
  readonly validUntil: number;
  readonly url: string;
}): Mail {
  const rates = instalments(data.kind, data.count, data.instalment);
  return mail(
    {
      subject: `Oferta ${financingOf[data.kind]} od ${data.shopName} – ${rates}`,
      heading: `Twoja oferta ${financingOf[data.kind]}`,
      paragraphs: [
        `Oto oferta finansowania zakupów w sklepie ${data.shopName}. Sprawdź produkty i warunki, a jeśli wszystko się zgadza, wypełnij wniosek. Zajmuje to około minuty.`,
      ],
      facts: [
        orderFact(data.orderNumber),
        ['Wartość zakupów', `${money(data.grossPrice)} brutto`],
        ['Raty', rates],
        ['Oferta ważna do', dayOf(data.validUntil)],
      ],
      button: { label: 'Zobacz ofertę', url: data.url },
      notes: ['Link jest przeznaczony tylko dla Ciebie. Nie przekazuj go innym osobom.'],
    },
    data.sender,
  );
}
