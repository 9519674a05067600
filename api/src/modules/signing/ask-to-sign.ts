import { listPersons, listSignatures, loadAgreement, loadOrderById } from '@app/db';
import { signAgreementMail } from '../../messages/sign-agreement.ts';
import type { Performer } from '../order-life/outbox/performer.ts';
import { companyName, readerBasics, sendLetter } from '../order-life/outbox/send-letter.ts';
import { isStillWanted } from '../order-life/outbox/still-wanted.ts';
import { signerReplies } from '../order-life/signer-replies.ts';

/** Each person who has not signed by now reads what waits for his signature; the link he has from the signing provider. */
export const askToSign: Performer = async (attempt) => {
  const { ports, order, effect } = attempt;
  const [agreement, company, persons] = await Promise.all([
    loadAgreement(ports.db, order.id),
    companyName(ports, order),
    listPersons(ports.db, order.id),
  ]);
  for (const person of persons) {
    const [now, signatures] = await Promise.all([
      loadOrderById(ports.db, order.id),
      listSignatures(ports.db, order.id),
    ]);
    if (now === null || !isStillWanted(effect, now)) return;
    const [signer] = signerReplies(now, { signatures, persons: [person] });
    if (signer === undefined || signer.signed) continue;
    const letter = signAgreementMail({
      ...(await readerBasics(attempt, signer.full_name)),
      companyName: company,
      signs: agreement?.kind ?? 'agreement',
      sentAgain: order.facts.agreementStatus === 'resent',
      signBy: order.deadlineAt,
    });
    await sendLetter(attempt, signer.email, letter, { part: `:${signer.id}` });
  }
};
