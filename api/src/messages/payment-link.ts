import { dayOf, money } from '../documents/polish.ts';
import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

/** The link to the initial payment. The amount is gross, in grosz; `payBy` in epoch ms. */
export function paymentLinkMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly companyName: string;
  readonly amount: number;
  readonly payBy: number | null;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: `Opłata wstępna ${money(data.amount)} – wniosek nr ${data.orderNumber}`,
      heading: 'Wpłać opłatę wstępną',
      paragraphs: [
        'Finansowanie jest przyznane, a treść umowy zaakceptowana. Do podpisu brakuje tylko opłaty wstępnej. Płatność online zajmuje około 3 minut.',
      ],
      facts: [
        orderFact(data.orderNumber),
        ...(data.companyName === '' ? [] : [['Firma', data.companyName] as const]),
        ['Do zapłaty', `${money(data.amount)} brutto`],
        ...(data.payBy === null ? [] : [['Termin', dayOf(data.payBy)] as const]),
      ],
      button: { label: 'Przejdź do płatności', url: data.url },
      notes: [
        'Zapłać z rachunku należącego do firmy. Nigdy nie prosimy o login ani hasło do banku w wiadomości e-mail.',
      ],
    },
    data.sender,
  );
}
