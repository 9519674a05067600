import { financingOf, instalments, offerFacts, orderFact, type OfferMail } from './financing-words.ts';
import { mail, type Mail } from './mail.ts';

/** The offer with the link to the client's application. */
export function offerLinkMail(data: OfferMail & { readonly url: string }): Mail {
  const rates = instalments(data.kind, data.count, data.instalment);
  return mail(
    {
      subject: `Oferta ${financingOf[data.kind]} od ${data.shopName} – ${rates}`,
      heading: `Twoja oferta ${financingOf[data.kind]}`,
      paragraphs: [
        `Oto oferta finansowania zakupów w sklepie ${data.shopName}. Sprawdź produkty i warunki, a jeśli wszystko się zgadza, wypełnij wniosek. Zajmuje to około 5 minut, przygotuj dowód osobisty.`,
      ],
      facts: [orderFact(data.orderNumber), ...offerFacts(data)],
      button: { label: 'Zobacz ofertę', url: data.url },
      notes: ['Link jest przeznaczony tylko dla Ciebie. Nie przekazuj go innym osobom.'],
    },
    data.sender,
  );
}
