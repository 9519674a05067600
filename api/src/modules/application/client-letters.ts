import { listOrderEvents, loadOfferMail, type Order } from '@app/db';
import { accepts, signsBeforePaying } from '@app/machines/order';
import { fileBytes } from '../order-life/stored-file.ts';
import { applicationLinkMail } from '../../messages/application-link.ts';
import { applicationReceiptMail } from '../../messages/application-receipt.ts';
import { approvedMail } from '../../messages/approved.ts';
import { conditionsMail } from '../../messages/conditions.ts';
import { decisionRefusedMail } from '../../messages/decision-refused.ts';
import { offerLinkMail } from '../../messages/offer-link.ts';
import { pdfOfferMail } from '../../messages/pdf-offer.ts';
import type { EffectAttempt, Performer } from '../order-life/outbox/performer.ts';
import { validUntil } from './offer/valid-until.ts';
import {
  companyName,
  letterBasics,
  readerBasics,
  sendLetter,
  sendReturnLetter,
  sendToClient,
  shopName,
  type ReturnReason,
} from '../order-life/outbox/send-letter.ts';

const offered = async (attempt: EffectAttempt) => {
  const { ports, order } = attempt;
  return {
    ...(await readerBasics(attempt)),
    shopName: await shopName(ports, order),
    grossPrice: order.grossPrice ?? 0,
    count: order.paymentsCount ?? 0,
    instalment: order.installmentValue ?? 0,
    validUntil: validUntil(order),
  };
};

/** The client gets the link to the offer. */
export const sendOffer: Performer = async (attempt) =>
  sendToClient(attempt, offerLinkMail(await offered(attempt)));

/** The PDF that was asked for goes to the address given, without a link. */
export const emailPdfOffer: Performer = async (attempt) => {
  const { ports, order, effect } = attempt;
  const { seq } = effect.data as { seq: number };
  const asked = await loadOfferMail(ports.db, { orderId: order.id, seq });
  if (asked === null) throw new Error('An offer is mailed that nobody has asked for');
  const { name, mime, bytes } = await fileBytes(ports, asked.fileId);
  const pdf = { filename: name, contentType: mime, content: bytes };
  const letter = pdfOfferMail({ ...letterBasics(attempt), shopName: await shopName(ports, order) });
  await sendLetter(attempt, asked.email, letter, { attachments: [pdf] });
};

function reasonToReturn({ status, facts }: Order): ReturnReason {
  if (accepts(status, 'START_TEST_PAYMENT')) return 'bank_again';
  return facts.flowType === 'client' ? 'saved_for_later' : 'salesman_choice';
}

/** The client gets the link back to the application, with why; of one that went back to the salesman he is not told. */
export const sendReturnLink: Performer = async (attempt) => {
  const { ports, order, effect } = attempt;
  const events = await listOrderEvents(ports.db, order.id);
  const isSentBack = events.findLast(({ at }) => at <= effect.askedAt)?.event === 'SEND_BACK';
  if (isSentBack && order.facts.flowType !== 'client') return;
  await sendReturnLetter(attempt, isSentBack ? 'sent_back' : reasonToReturn(order));
};

const anHour = 3_600_000;
const mostLinks = 5;

/** How often the order was given an address within the hour before `at`. */
async function addressesGiven({ ports, order }: EffectAttempt, at: number): Promise<number> {
  const giving: readonly string[] = ['COMPLEMENT_COMPANY_AND_USER', 'CORRECT_VAT_ID', 'CONFIRM_SUMMARY'];
  const events = await listOrderEvents(ports.db, order.id);
  return events.filter((one) => giving.includes(one.event) && one.at <= at && one.at > at - anHour).length;
}

/** The client gets the link as soon as his address is known. Whoever goes back and names another sends few letters. */
export const sendApplicationLink: Performer = async (attempt) => {
  const { ports, order, effect } = attempt;
  if ((await addressesGiven(attempt, effect.askedAt)) > mostLinks) return;
  const letter = applicationLinkMail({
    ...(await readerBasics(attempt)),
    companyName: await companyName(ports, order),
    openUntil: order.deadlineAt,
  });
  await sendToClient(attempt, letter);
};

/** The client reads that the application is in and what comes next. */
export const sendApplicationReceipt: Performer = async (attempt) => {
  const { ports, order, effect } = attempt;
  const { method } = order.facts;
  const letter = applicationReceiptMail({
    ...(await readerBasics(attempt)),
    companyName: await companyName(ports, order),
    sentAt: effect.askedAt,
    next: method === 'delivery' || method === 'paper' ? 'bank' : 'identity',
  });
  await sendToClient(attempt, letter);
};

/** Mails the client that the decision is positive, with the link to the agreement. */
export const notifyApproval: Performer = async (attempt) => {
  const { facts, paymentsCount, installmentValue, deadlineAt: acceptBy } = attempt.order;
  const letter = approvedMail({
    ...(await readerBasics(attempt)),
    count: paymentsCount ?? 0,
    instalment: installmentValue ?? 0,
    acceptBy,
    next: signsBeforePaying(facts) || facts.initialPayment === 0 ? 'signature' : 'payment',
  });
  await sendToClient(attempt, letter);
};

/** The refusal. */
export const notifyRejection: Performer = async (attempt) => {
  const shop = await shopName(attempt.ports, attempt.order);
  await sendToClient(attempt, decisionRefusedMail({ ...(await readerBasics(attempt)), shopName: shop }));
};

/** The conditions beside what was applied for. */
export const notifyConditions: Performer = async (attempt) => {
  const { order } = attempt;
  const { kind } = letterBasics(attempt);
  const side = (offer: Order) => ({
    ownPayment: (kind === 'lease' ? offer.ownPayment : offer.grossOwnPayment) ?? 0,
    count: offer.paymentsCount ?? 0,
    instalment: offer.installmentValue ?? 0,
  });
  const letter = conditionsMail({
    ...(await readerBasics(attempt)),
    original: side(order),
    required: side({ ...order, ...order.proposedOffer }),
    answerBy: order.deadlineAt,
  });
  await sendToClient(attempt, letter);
};
