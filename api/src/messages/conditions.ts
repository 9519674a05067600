import { dayOf, money } from '../documents/polish.ts';
import { instalments, orderFact, type Kind } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

/** One of the two offers of a conditional decision. Own payment and instalment in grosz. */
export interface ConditionsOffer {
  readonly ownPayment: number;
  readonly count: number;
  readonly instalment: number;
}

/** The conditions on which financing is possible, beside what was applied for. `answerBy` in epoch ms. */
export function conditionsMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly kind: Kind;
  readonly original: ConditionsOffer;
  readonly required: ConditionsOffer;
  readonly answerBy: number | null;
  readonly url: string;
}): Mail {
  const side = data.kind === 'lease' ? ' netto' : '';
  const of = ({ ownPayment, count, instalment }: ConditionsOffer): string =>
    `wpłata własna ${money(ownPayment)}${side}, ${instalments(data.kind, count, instalment)}`;
  return mail(
    {
      subject: `Nowe warunki finansowania – wniosek nr ${data.orderNumber}`,
      heading: 'Możemy udzielić finansowania na innych warunkach',
      paragraphs: [
        'Porównaj swoją ofertę z nowymi warunkami i zdecyduj, czy je przyjmujesz. Jeśli je odrzucisz, wniosek zostanie anulowany.',
      ],
      facts: [
        orderFact(data.orderNumber),
        ['Twoja oferta', of(data.original)],
        ['Nowe warunki', of(data.required)],
        ...(data.answerBy === null ? [] : [['Odpowiedz do', dayOf(data.answerBy)] as const]),
      ],
      button: { label: 'Porównaj i zdecyduj', url: data.url },
    },
    data.sender,
  );
}
