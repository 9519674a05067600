import { dayAndTimeOf } from '../documents/polish.ts';
import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

const next = {
  identity:
    'Teraz każda osoba, która podpisuje umowę, potwierdza tożsamość. Link i wskazówki są w osobnej wiadomości od dostawcy podpisu.',
  bank: 'Teraz potwierdź swoją tożsamość w banku. Zrobisz to na stronie wniosku.',
} as const;

/** The application is in: when it came, and what comes next. `sentAt` in epoch ms. */
export function applicationReceiptMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly companyName: string;
  readonly sentAt: number;
  readonly next: keyof typeof next;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: `Mamy Twój wniosek nr ${data.orderNumber}`,
      heading: 'Wniosek do nas dotarł',
      paragraphs: [next[data.next], 'Potem finansujący oceni wniosek. O decyzji napiszemy do Ciebie.'],
      facts: [
        orderFact(data.orderNumber),
        ...(data.companyName === '' ? [] : [['Firma', data.companyName] as const]),
        ['Wysłany', dayAndTimeOf(data.sentAt)],
      ],
      button: { label: 'Zobacz wniosek', url: data.url },
    },
    data.sender,
  );
}
