import { dayOf, money } from '../documents/polish.ts';
import { financingOf, instalments, orderFact, type Kind } from './financing-words.ts';
import { mail, type Mail, type Sender } from './mail.ts';

/** Goes with the calculation as a PDF; it bears no link, since anyone's address may be given. Grosz, epoch ms. */
export function pdfOfferMail(data: {
  readonly sender: Sender;
  readonly orderNumber: string;
  readonly kind: Kind;
  readonly shopName: string;
  readonly grossPrice: number;
  readonly count: number;
  readonly instalment: number;
  readonly validUntil: number;
}): Mail {
  const rates = instalments(data.kind, data.count, data.instalment);
  return mail(
    {
      subject: `Kalkulacja ${financingOf[data.kind]} od ${data.shopName} (PDF)`,
      heading: `Kalkulacja ${financingOf[data.kind]}`,
      paragraphs: [
        'W załączniku znajdziesz kalkulację finansowania w pliku PDF.',
        `Aby złożyć wniosek, skontaktuj się ze sprzedawcą (${data.shopName}) i podaj numer oferty.`,
      ],
      facts: [
        ['Numer oferty', orderFact(data.orderNumber)[1]],
        ['Wartość zakupów', `${money(data.grossPrice)} brutto`],
        ['Raty', rates],
        ['Oferta ważna do', dayOf(data.validUntil)],
      ],
      notes: ['Kalkulacja ma charakter informacyjny. Ostateczne warunki zależą od decyzji finansującego.'],
    },
    data.sender,
  );
}
