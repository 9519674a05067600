import { dayOf } from '../documents/polish.ts';
import { agreementOf, orderFact, type Kind } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

/** Goes with the agreement and the schedule once the goods are with the client. `deliveredAt` in epoch ms. */
export function deliveredMail(data: {
  readonly sender: Letterhead;
  readonly to: 'client' | 'shop';
  readonly kind: Kind;
  readonly orderNumber: string;
  readonly companyName: string;
  readonly deliveredAt: number;
  /** The agreement that goes with the mail bears all signatures. */
  readonly signed: boolean;
  /** The names of the files that go with the mail. */
  readonly attachments: readonly string[];
}): Mail {
  const shop = data.to === 'shop';
  return mail(
    {
      subject: shop
        ? `Wniosek nr ${data.orderNumber} – dostawa potwierdzona`
        : `Dokumenty do wniosku nr ${data.orderNumber} – ${agreementOf[data.kind]} i harmonogram`,
      heading: 'Zamówienie zostało dostarczone',
      paragraphs: shop
        ? [
            'Wydanie sprzętu jest potwierdzone. Rozliczenie zakupu następuje na podstawie wystawionej faktury.',
          ]
        : [
            `Uruchamiamy finansowanie. W załącznikach znajdziesz ${data.signed ? 'podpisaną umowę' : 'umowę'}, harmonogram z datami płatności i ogólne warunki.`,
            'Faktury za kolejne okresy wyślemy na adres e-mail podany we wniosku.',
          ],
      facts: [
        orderFact(data.orderNumber),
        ['Firma', data.companyName],
        ['Data dostawy', dayOf(data.deliveredAt)],
        ...(data.attachments.length ? [['Załączniki', data.attachments.join(', ')] as const] : []),
      ],
    },
    data.sender,
  );
}
