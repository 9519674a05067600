import { financingOf, type OfferMail } from './financing-words.ts';
import { mail, type Mail } from './mail.ts';

/** Goes with the calculation as a PDF; it bears no link, since anyone's address may be given. The figures stand in the file alone: they may differ from the order's. */
export function pdfOfferMail(data: Pick<OfferMail, 'sender' | 'kind' | 'shopName' | 'orderNumber'>): Mail {
  return mail(
    {
      subject: `Kalkulacja ${financingOf[data.kind]} od ${data.shopName} (PDF)`,
      heading: `Kalkulacja ${financingOf[data.kind]}`,
      paragraphs: [
        'W załączniku znajdziesz kalkulację finansowania w pliku PDF.',
        `Aby złożyć wniosek, skontaktuj się ze sprzedawcą (${data.shopName}) i podaj numer oferty.`,
      ],
      facts: [['Numer oferty', data.orderNumber]],
      notes: ['Kalkulacja ma charakter informacyjny. Ostateczne warunki zależą od decyzji finansującego.'],
    },
    data.sender,
  );
}
