import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Sender } from './mail.ts';

const reasons = {
  client: 'Wniosek został anulowany na Twoją prośbę.',
  salesman: 'Sprzedawca anulował wniosek.',
  admin: 'Wniosek został anulowany przez finansującego.',
  deadline: 'Wniosek został anulowany, bo minął termin na dokończenie go.',
} as const;

const shopReasons = {
  client: 'Klient anulował wniosek.',
  salesman: 'Wniosek został anulowany w sklepie.',
  admin: 'Wniosek został anulowany przez finansującego.',
  deadline: 'Wniosek został anulowany, bo minął termin na dokończenie go przez klienta.',
} as const;

/** Tells the client or the shop that an order ended and who ended it. */
export function cancelledMail(data: {
  readonly sender: Sender;
  readonly to: 'client' | 'shop';
  readonly by: keyof typeof reasons;
  readonly orderNumber: string;
  readonly companyName: string | null;
  /** Something was paid and comes back. */
  readonly refund: boolean;
}): Mail {
  const shop = data.to === 'shop';
  return mail(
    {
      subject: `Wniosek nr ${data.orderNumber} został anulowany`,
      heading: 'Wniosek został anulowany',
      paragraphs: [
        (shop ? shopReasons : reasons)[data.by],
        shop
          ? 'Nie wydawaj ani nie wysyłaj towaru na podstawie tego wniosku.'
          : 'Linki do podpisu i płatności przestały działać. Jeśli nadal szukasz finansowania, złóż nowy wniosek.',
        ...(data.refund && !shop
          ? ['Wpłaconą kwotę zwrócimy na rachunek, z którego przyszła płatność.']
          : []),
      ],
      facts: [
        orderFact(data.orderNumber),
        ...(shop && data.companyName ? [['Firma', data.companyName] as const] : []),
      ],
    },
    data.sender,
  );
}
