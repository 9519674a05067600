import { listPersons, putSmsCode } from '@app/db';
import { holds } from '@app/machines/order';
import { addScan } from './add-scan.ts';
import type { BodyOf, CallName } from '@app/machines/contract';
import { person } from './begin-walk.ts';
import { contact, formOf, itemsOf } from './client-events.ts';
import { call, type Sender, type Senders, type WalkContext } from './walk-context.ts';

const send = <N extends CallName>(context: WalkContext, name: N, body: BodyOf<N>): Promise<Response> =>
  call(context, name, body, context.world.salesman);

/** A code that the client has got; which it is nobody stores. */
async function newCode({ world: { ports, clock }, order }: WalkContext): Promise<string> {
  const code = '246810';
  const sms = { orderId: order.id, code, phone: person.phone, at: clock.now, expiresAt: clock.now + 600_000 };
  await ports.db.transaction((tx) => putSmsCode(tx, sms));
  return code;
}

/** The next code may be asked for half a minute after the last. */
function resendSms(context: WalkContext): Promise<Response> {
  context.world.clock.now += 31_000;
  return send(context, 'shopResendSms', {});
}

/** The documents are complete; of a paper agreement the salesman has added the scan, where one is not kept already. */
const sendDocuments: Sender = (context, event) => {
  const { facts } = context.order;
  const brings = !facts.signedAgreementStored && !holds('electronicSignature', facts);
  if (event.type !== 'UPLOAD_ATTACHMENTS' || event.scanGiven !== brings) return null;
  const scanned = brings ? addScan(context, 'sklep@test.example') : Promise.resolve();
  return scanned.then(() => send(context, 'shopSendDocuments', {}));
};

/** What a salesman of the order's shop sends. */
export const bySalesman: Senders = {
  UPDATE_ITEMS: (context) => send(context, 'shopUpdateProducts', itemsOf(context)),
  UPDATE_CALCULATION: (context) =>
    send(context, 'shopUpdateCalculation', { payments_count: 36, dont_move_to_next_status: true }),
  ACCEPT_CALCULATION: (context) => send(context, 'shopUpdateCalculation', { payments_count: 36 }),
  CONFIRM_SUMMARY: (context) => send(context, 'shopSetStatus', { status: 'complement_company_and_user' }),
  COMPLEMENT_COMPANY_AND_USER: (context, event) =>
    event.type === 'COMPLEMENT_COMPANY_AND_USER'
      ? send(context, 'shopComplementCompany', {
          vat_id: person.vatId,
          ...contact,
          ...(event.remote !== undefined && { remote: event.remote }),
        })
      : null,
  CORRECT_VAT_ID: (context) => send(context, 'shopCorrectVatId', { vat_id: person.vatId }),
  SEND_PDF_OFFER: (context) =>
    send(context, 'sendPdfCalculation', { installments_count: 24, email: contact.email }),
  RESEND_OFFER: (context) => send(context, 'shopResendOffer', {}),
  SELECT_METHOD: (context, event) =>
    event.type === 'SELECT_METHOD'
      ? send(context, 'shopSelectMethod', { agreement_signature_type: event.method })
      : null,
  SAVE_FORM_FOR_LATER: (context) => send(context, 'shopSaveFormForLater', { order: {} }),
  SUBMIT_COMPANY_FORM: async (context) =>
    send(context, 'shopSubmitForm', await formOf(context, 'getShopOrder', context.world.salesman)),
  VERIFY_SMS: async (context) => send(context, 'shopVerifySms', { token: await newCode(context) }),
  RESEND_SMS: resendSms,
  CONFIRM_IDENTITIES: async (context) => {
    const persons = await listPersons(context.world.ports.db, context.order.id);
    const compared = persons.map(({ id }) => ({ id, confirmed: true, document_checked: true }));
    return send(context, 'shopConfirmIdentities', { persons: compared });
  },
  ACCEPT_AGREEMENT: (context) => send(context, 'shopAcceptAgreement', {}),
  UPLOAD_ATTACHMENTS: sendDocuments,
  SIGN_AGREEMENT: (context) => send(context, 'shopSignAgreement', {}),
  ACCEPT_PAYMENT_ON_PLACE: (context) =>
    send(context, 'shopInitialPayment', {
      new_status: 'initial_payment_accepted_by_salesman',
      confirmed: true,
    }),
  SEND_PAYMENT_LINK: (context) =>
    send(context, 'shopInitialPayment', { new_status: 'initial_payment_link_sent_to_client' }),
  MOVE_TO_PREVIOUS: (context) => send(context, 'shopMoveToPrevious', {}),
  RELEASE_FOR_PICKUP: (context) => send(context, 'shopSetStatus', { status: 'waiting_for_delivery' }),
  SHIP: (context) => send(context, 'shopSetStatus', { status: 'shipped', shipping_number: 'PL1' }),
  CONFIRM_DELIVERY: (context) => send(context, 'shopSetDelivery', { delivered_at: '2026-11-20' }),
  SET_PICKUP_DATE: (context) => send(context, 'shopSetDelivery', { delivered_at: '2026-11-20' }),
  ACCEPT_CONDITIONS: (context) => send(context, 'shopDecideConditions', { decision: 'accept' }),
  REJECT_CONDITIONS: (context) => send(context, 'shopDecideConditions', { decision: 'reject' }),
  TAKE_OVER: (context) => send(context, 'shopTakeOver', {}),
  CANCEL: (context) => send(context, 'shopCancelOrder', {}),
};
