import type { MoneyTaken } from '@app/machines/rules';
import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

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

/** The same as the client's page says. */
const refunds: Readonly<Record<MoneyTaken, readonly string[]>> = {
  nothing: [],
  verifying: ['Jeśli przelew weryfikacyjny na 1 zł jest w drodze, wróci w ciągu 2 dni roboczych.'],
  verified: ['Przelew weryfikacyjny na 1 zł wróci w ciągu 2 dni roboczych.'],
  paying: ['Jeśli Twoja wpłata jest w drodze, zwrócimy ją na rachunek, z którego przyjdzie.'],
  paid: ['Wpłaconą opłatę wstępną zwrócimy na rachunek, z którego przyszła, w ciągu 5 dni roboczych.'],
  atCounter: [
    'Opłatę wstępną przyjętą u sprzedawcy zwrócimy w ciągu 5 dni roboczych. Zadzwonimy, aby ustalić, w jaki sposób.',
  ],
};

/** The mail to the client or the shop that an order ended and who ended it. */
export function cancelledMail(data: {
  readonly sender: Letterhead;
  readonly to: 'client' | 'shop';
  readonly by: keyof typeof reasons;
  readonly orderNumber: string;
  readonly companyName: string | null;
  /** What comes back to the client. */
  readonly taken: MoneyTaken;
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
        ...(shop ? [] : refunds[data.taken]),
      ],
      facts: [
        orderFact(data.orderNumber),
        ...(shop && data.companyName ? [['Firma', data.companyName] as const] : []),
      ],
    },
    data.sender,
  );
}
