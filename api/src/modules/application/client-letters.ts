import { shopOfOrder } from '../order-life/shop-of-order.ts';
import { listOrderEvents, loadApplication, type Order } from '@app/db';
import { accepts, deadlineAt, signsBeforePaying } from '@app/machines/order';
import { documentItems, termsOfOrder } from '../order-life/document-data.ts';
import { financingParty } from '../../documents/financing-party.ts';
import { offerDocument } from '../../documents/offer/offer-calculation.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import { approvedMail } from '../../messages/approved.ts';
import { conditionsMail } from '../../messages/conditions.ts';
import { decisionRefusedMail } from '../../messages/decision-refused.ts';
import { offerLinkMail } from '../../messages/offer-link.ts';
import { pdfOfferMail } from '../../messages/pdf-offer.ts';
import type { EffectAttempt, Performer } from '../order-life/outbox/performer.ts';
import {
  letterBasics,
  sendReturnLetter,
  sendToClient,
  shopName,
  type ReturnReason,
} from '../order-life/outbox/send-letter.ts';

const validUntil = (order: Order): number =>
  order.deadlineAt ?? deadlineAt(order.status, order.facts, order.statusSince) ?? order.statusSince;

const offered = async (attempt: EffectAttempt) => {
  const { ports, order } = attempt;
  return {
    ...letterBasics(attempt),
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

/** The calculation goes as a PDF to the address given, without a link. */
export const emailPdfOffer: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const [details, shop] = await Promise.all([
    loadApplication(ports.db, order.id),
    shopOfOrder(ports.db, order),
  ]);
  const content = await renderPdf(
    offerDocument({
      orderNumber: order.number,
      madeAt: order.statusSince,
      validUntil: validUntil(order),
      financing: financingParty,
      shop: { name: shop.name, phone: shop.phone, email: null },
      companyName: details.company?.name ?? null,
      items: documentItems(details.items),
      terms: termsOfOrder(order),
    }),
  );
  const pdf = { filename: `Kalkulacja ${order.number}.pdf`, contentType: 'application/pdf', content };
  await sendToClient(attempt, pdfOfferMail(await offered(attempt)), { attachments: [pdf] });
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

/** Mails the client that the decision is positive, with the link to the agreement. */
export const notifyApproval: Performer = (attempt) => {
  const { facts, paymentsCount, installmentValue, deadlineAt: acceptBy } = attempt.order;
  const letter = approvedMail({
    ...letterBasics(attempt),
    count: paymentsCount ?? 0,
    instalment: installmentValue ?? 0,
    acceptBy,
    next: signsBeforePaying(facts) || facts.initialPayment === 0 ? 'signature' : 'payment',
  });
  return sendToClient(attempt, letter);
};

/** The refusal. */
export const notifyRejection: Performer = async (attempt) => {
  const shop = await shopName(attempt.ports, attempt.order);
  await sendToClient(attempt, decisionRefusedMail({ ...letterBasics(attempt), shopName: shop }));
};

/** The conditions beside what was applied for. */
export const notifyConditions: Performer = (attempt) => {
  const { order } = attempt;
  const { kind } = letterBasics(attempt);
  const side = (offer: Order) => ({
    ownPayment: (kind === 'lease' ? offer.ownPayment : offer.grossOwnPayment) ?? 0,
    count: offer.paymentsCount ?? 0,
    instalment: offer.installmentValue ?? 0,
  });
  const letter = conditionsMail({
    ...letterBasics(attempt),
    original: side(order),
    required: side({ ...order, ...order.proposedOffer }),
    answerBy: order.deadlineAt,
  });
  return sendToClient(attempt, letter);
};
