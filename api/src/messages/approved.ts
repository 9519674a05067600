import { dayOf } from '../documents/polish.ts';
import { agreementsOf, instalments, orderFact, type Kind } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

const nextSteps = {
  signature: 'podpiszesz ją w następnym kroku',
  payment: 'podpiszesz ją, gdy wpłacisz opłatę wstępną',
} as const;

/** The positive decision and the way to the agreement's text. The instalment in grosz, `acceptBy` in epoch ms. */
export function approvedMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly kind: Kind;
  readonly count: number;
  readonly instalment: number;
  readonly acceptBy: number | null;
  /** What follows once the text is accepted. */
  readonly next: keyof typeof nextSteps;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: `Decyzja pozytywna – wniosek nr ${data.orderNumber}`,
      heading: 'Finansowanie jest przyznane',
      paragraphs: [
        `Przeczytaj ${agreementsOf[data.kind]} i zaakceptuj jej treść. To jeszcze nie podpis: ${nextSteps[data.next]}.`,
      ],
      facts: [
        orderFact(data.orderNumber),
        ['Spłata', instalments(data.kind, data.count, data.instalment)],
        ...(data.acceptBy === null ? [] : [['Zaakceptuj do', dayOf(data.acceptBy)] as const]),
      ],
      button: { label: 'Przeczytaj umowę', url: data.url },
    },
    data.sender,
  );
}
