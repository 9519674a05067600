import { dayOf, money } from '../documents/polish.ts';
import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

/** A sum that came towards the initial payment, in grosz; `at` in epoch ms, `number` the provider's own. */
interface ReceivedSum {
  readonly amount: number;
  readonly at: number;
  readonly number: string;
}

const next = {
  online: 'Zostało podpisanie umowy. Każda osoba, która podpisuje, dostaje własny link w osobnej wiadomości.',
  courier: 'Zostało podpisanie umowy. Przywiezie ją kurier – piszemy o tym w osobnej wiadomości.',
  paper: 'Zostało podpisanie umowy u sprzedawcy. Przygotuj dowód osobisty.',
  verification: 'Podpisana umowa czeka na przyjęcie przez finansującego. Nie musisz nic robić.',
} as const;

/** The initial payment is accepted: which sums came, when, under which numbers, and what comes next. */
export function paymentReceiptMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly companyName: string;
  /** What is settled as the initial payment, gross, in grosz. */
  readonly amount: number;
  readonly sums: readonly ReceivedSum[];
  readonly next: keyof typeof next;
  readonly url: string;
}): Mail {
  const surplus = data.sums.reduce((total, { amount }) => total + amount, 0) - data.amount;
  return mail(
    {
      subject: `Otrzymaliśmy ${money(data.amount)} – wniosek nr ${data.orderNumber}`,
      heading: `Otrzymaliśmy ${money(data.amount)}`,
      paragraphs: [
        'Opłata wstępna jest zaksięgowana w całości.',
        ...(surplus > 0
          ? [
              `Wpłynęło więcej, niż wynosi opłata. Nadwyżkę ${money(surplus)} zwrócimy na rachunek, z którego przyszła.`,
            ]
          : []),
        next[data.next],
      ],
      facts: [
        orderFact(data.orderNumber),
        ...(data.companyName === '' ? [] : [['Firma', data.companyName] as const]),
        ['Opłata wstępna', `${money(data.amount)} brutto`],
        ...data.sums.flatMap(({ amount, at, number }) => [
          ['Wpłata', `${money(amount)}, ${dayOf(at)}`] as const,
          ['Numer operacji', number] as const,
        ]),
      ],
      button: { label: 'Zobacz wniosek', url: data.url },
    },
    data.sender,
  );
}
