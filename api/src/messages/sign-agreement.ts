import { dayOf } from '../documents/polish.ts';
import { agreementOf, agreementsOf, orderFact, type Kind } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

/** Tells one person what waits for his signature. The link has been mailed to him by the signing provider: nobody else has it. `signBy` in epoch ms. */
export function signAgreementMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly kind: Kind;
  readonly companyName: string;
  /** The agreement, a guarantee with it, or the guarantee alone. */
  readonly signs: 'agreement' | 'agreement_with_guarantee' | 'guarantee';
  /** The agreement was sent before: only this copy counts. */
  readonly sentAgain: boolean;
  readonly signBy: number | null;
}): Mail {
  const alone = data.signs === 'guarantee';
  const what = {
    agreement: agreementsOf[data.kind],
    agreement_with_guarantee: `${agreementsOf[data.kind]} i poręczenie`,
    guarantee: 'poręczenie',
  }[data.signs];
  const agreement = `${agreementOf[data.kind][0]?.toUpperCase()}${agreementOf[data.kind].slice(1)}`;
  return mail(
    {
      subject: `Podpisz ${what} – wniosek nr ${data.orderNumber}`,
      heading: `Podpisz ${what}`,
      paragraphs: [
        `${alone ? 'Poręczenie za firmę' : `${agreement} dla firmy`} ${data.companyName} czeka na Twój podpis. Podpisanie zajmuje około 2 minut.`,
        ...(data.sentAgain && !alone
          ? ['Poprzednia wersja umowy jest nieważna. Podpisz tę, którą właśnie otrzymujesz.']
          : []),
      ],
      facts: [
        orderFact(data.orderNumber),
        ...(data.signBy === null ? [] : [['Podpisz do', dayOf(data.signBy)] as const]),
      ],
      notes: [
        'Link do podpisu jest w osobnej wiadomości od Autenti, dostawcy podpisu elektronicznego, wysłanej na ten sam adres. Jest przeznaczony tylko dla Ciebie: nie przekazuj go nikomu.',
      ],
    },
    data.sender,
  );
}
