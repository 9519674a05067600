import { dayOf } from '../documents/polish.ts';
import { agreementOf, agreementsOf, orderFact, type Kind } from './financing-words.ts';
import { mail, type Mail, type Sender } from './mail.ts';

/** Announces to one person the link that the signing provider mails him: nobody else has it. `signBy` in epoch ms. */
export function signAgreementMail(data: {
  readonly sender: Sender;
  readonly orderNumber: string;
  readonly kind: Kind;
  readonly companyName: string;
  /** The person also signs the guarantee. */
  readonly withGuarantee: boolean;
  /** The agreement was sent before: only this copy counts. */
  readonly sentAgain: boolean;
  readonly signBy: number | null;
}): Mail {
  const what = `${agreementsOf[data.kind]}${data.withGuarantee ? ' i poręczenie' : ''}`;
  return mail(
    {
      subject: `Podpisz ${what} – wniosek nr ${data.orderNumber}`,
      heading: `Podpisz ${what}`,
      paragraphs: [
        `${agreementOf[data.kind][0]?.toUpperCase()}${agreementOf[data.kind].slice(1)} z ${data.companyName} czeka na Twój podpis. Podpisanie zajmuje około 2 minut.`,
        ...(data.sentAgain
          ? ['Poprzednia wersja umowy jest nieważna. Podpisz tę, którą właśnie otrzymujesz.']
          : []),
      ],
      facts: [
        orderFact(data.orderNumber),
        ...(data.signBy === null ? [] : [['Podpisz do', dayOf(data.signBy)] as const]),
      ],
      notes: [
        'Link do podpisu przyjdzie na ten sam adres w osobnej wiadomości od Autenti, dostawcy podpisu elektronicznego. Jest przeznaczony tylko dla Ciebie: nie przekazuj go nikomu.',
      ],
    },
    data.sender,
  );
}
