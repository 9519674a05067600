import { shopOfOrder } from '../order-life/shop-of-order.ts';
import { loadApplication, type Order } from '@app/db';
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
import { clientUrl } from '../../kernel/client-url.ts';
import type { Ports } from '../../kernel/ports.ts';
import type { Performer } from '../order-life/outbox/performer.ts';
import {
  kindOf,
  sendLetter,
  sendReturnLetter,
  senderOf,
  shopName,
  type ReturnReason,
} from '../order-life/outbox/send-letter.ts';

const validUntil = (order: Order): number =>
  order.deadlineAt ?? deadlineAt(order.status, order.statusSince) ?? order.statusSince;

const offered = async (ports: Ports, order: Order) => ({
  sender: senderOf(order),
  orderNumber: order.number,
  kind: kindOf(order),
  shopName: await shopName(ports, order),
  grossPrice: order.grossPrice ?? 0,
  count: order.paymentsCount ?? 0,
  instalment: order.installmentValue ?? 0,
  validUntil: validUntil(order),
});

/** The client gets the link to the offer. */
export const sendOffer: Performer = async (attempt) => {
  const { ports, order } = attempt;
  await sendLetter(
    attempt,
    order.contact?.email,
    offerLinkMail({ ...(await offered(ports, order)), url: clientUrl(ports, order) }),
  );
};

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
  const letter = pdfOfferMail(await offered(ports, order));
  await sendLetter(attempt, order.contact?.email, letter, { attachments: [pdf] });
};

function reasonToReturn({ status, facts }: Order): ReturnReason {
  if (accepts(status, 'START_TEST_PAYMENT')) return 'bank_again';
  return facts.flowType === 'client' ? 'saved_for_later' : 'salesman_choice';
}

/** The client gets the link back to the application, with why. */
export const sendReturnLink: Performer = (attempt) =>
  sendReturnLetter(attempt, reasonToReturn(attempt.order));

/** The client hears that the decision is positive and where the agreement can be read. */
export const notifyApproval: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const letter = approvedMail({
    sender: senderOf(order),
    orderNumber: order.number,
    kind: kindOf(order),
    count: order.paymentsCount ?? 0,
    instalment: order.installmentValue ?? 0,
    acceptBy: order.deadlineAt,
    next: signsBeforePaying(order.facts) || order.facts.initialPayment === 0 ? 'signature' : 'payment',
    url: clientUrl(ports, order),
  });
  await sendLetter(attempt, order.contact?.email, letter);
};

/** The refusal. */
export const notifyRejection: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const letter = decisionRefusedMail({
    sender: senderOf(order),
    orderNumber: order.number,
    shopName: await shopName(ports, order),
  });
  await sendLetter(attempt, order.contact?.email, letter);
};

/** The conditions beside what was applied for. */
export const notifyConditions: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const own = (offer: Order): number =>
    (kindOf(order) === 'lease' ? offer.ownPayment : offer.grossOwnPayment) ?? 0;
  const side = (offer: Order) => ({
    ownPayment: own(offer),
    count: offer.paymentsCount ?? 0,
    instalment: offer.installmentValue ?? 0,
  });
  const letter = conditionsMail({
    sender: senderOf(order),
    orderNumber: order.number,
    kind: kindOf(order),
    original: side(order),
    required: side({ ...order, ...order.proposedOffer }),
    answerBy: order.deadlineAt,
    url: clientUrl(ports, order),
  });
  await sendLetter(attempt, order.contact?.email, letter);
};
