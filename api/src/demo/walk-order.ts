import { type DemoOrder, type DemoPerson } from '@app/db/demo';
import { loadOrder } from '@app/db';
import type { OrderWire } from '@app/machines/contract';
import type { Actor, OrderStatus } from '@app/machines/order';
import type { Hono } from 'hono';
import { performDueEffects } from '../effects/perform-outbox.ts';
import { advanceOrder, type SentEvent } from '../orders/advance-order.ts';
import { proposedOffer } from '../offers/conditions.ts';
import type { Ports } from '../ports.ts';
import { filledForm, send } from './demo-client.ts';

/** Everything that a walk needs: the application for what people do, the ports for what the world answers. */
export interface Walker {
  readonly ports: Ports;
  readonly app: Hono;
}

const consents = {
  personal_data_consent: true,
  bik_procuration_consent: true,
  big_authorization_consent: true,
  terms_of_use_consent: true,
  electronic_invoice_consent: true,
};

interface Step {
  /** The status in which this step is the next one. */
  readonly at: OrderStatus;
  readonly take: (slug: string) => Promise<unknown>;
}

/** One step for each status on the way to the goal; what the world answers is sent as the event that the answer becomes. */
function stepsTo({ ports, app }: Walker, demo: DemoOrder, person: DemoPerson): readonly Step[] {
  const sent =
    (event: SentEvent, actor: Actor = 'system') =>
    (slug: string) =>
      advanceOrder(ports, { slug, actor, event });
  const read = async (slug: string) => (await send(app, 'getOrder', { slug }, undefined)) as OrderWire;
  const decided = async (slug: string): Promise<unknown> => {
    if (demo.status === 'leasing_decision_rejected') return sent({ type: 'DECISION_REJECTED' })(slug);
    if (demo.status !== 'conditional_decision_ok') return sent({ type: 'DECISION_APPROVED' })(slug);
    const order = await loadOrder(ports.db, slug);
    if (order === null) throw new Error('A seeded order is gone');
    const proposed = await proposedOffer(ports, order, { ownPaymentInPercent: 20, paymentsCount: 24 });
    return advanceOrder(ports, {
      slug,
      actor: 'system',
      event: { type: 'DECISION_CONDITIONAL' },
      write: async () => ({ proposedOffer: proposed }),
    });
  };
  const prepared = async (slug: string): Promise<unknown> => {
    while ((await read(slug)).agreement_prepared === false) {
      if ((await performDueEffects(ports)) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return send(app, 'acceptAgreement', { slug }, {});
  };
  return [
    { at: 'sumup', take: (slug) => send(app, 'confirmSummary', { slug }, consents) },
    {
      at: 'complement_company_and_user',
      take: (slug) => {
        const { firstName, lastName, email, phone } = person;
        return send(
          app,
          'complementCompany',
          { slug },
          { vat_id: demo.vatId, full_name: `${firstName} ${lastName}`, email, phone },
        );
      },
    },
    {
      at: 'agreement_method_selection',
      take: (slug) =>
        demo.status === 'canceled'
          ? send(app, 'cancelOrder', { slug }, { reason: 'Klient zrezygnował' })
          : send(app, 'selectMethod', { slug }, { agreement_signature_type: demo.method }),
    },
    {
      at: 'form_opened',
      take: async (slug) =>
        send(app, 'submitForm', { slug }, { order: filledForm(await read(slug), person) }),
    },
    {
      at: 'form_saved',
      take: sent(
        demo.method === 'delivery' ? { type: 'OPEN_BANK_VERIFICATION' } : { type: 'IDENTITY_CONFIRMED' },
      ),
    },
    {
      at: 'test_payment_opened',
      take: sent({ type: 'START_TEST_PAYMENT', bankConsentsGiven: true }, 'client'),
    },
    {
      at: 'test_payment_in_progress',
      take: sent({
        type: demo.status === 'test_payment_manual' ? 'TEST_PAYMENT_UNCLEAR' : 'TEST_PAYMENT_COMPLETED',
      }),
    },
    { at: 'test_payment_completed', take: sent({ type: 'TEST_PAYMENT_MATCHED' }) },
    { at: 'test_payment_accepted', take: sent({ type: 'SUBMIT_APPLICATION' }) },
    { at: 'identity_confirmed', take: sent({ type: 'SUBMIT_APPLICATION' }) },
    { at: 'ready_for_siemens', take: decided },
    { at: 'leasing_decision_ok', take: prepared },
    { at: 'agreement_accepted', take: sent({ type: 'REQUEST_INITIAL_PAYMENT' }) },
    { at: 'initial_payment_link_sent_to_client', take: (slug) => send(app, 'openPayment', { slug }, {}) },
    {
      at: 'initial_payment_opened',
      take: (slug) =>
        send(app, 'startPayment', { slug }, { channel_id: '1', bylaw: true, personal_data: true }),
    },
    { at: 'initial_payment_in_progress', take: sent({ type: 'PAYMENT_COMPLETED' }) },
    { at: 'initial_payment_completed', take: sent({ type: 'PAYMENT_MATCHED' }) },
    {
      at: 'initial_payment_accepted',
      take: (slug) =>
        demo.method === 'delivery'
          ? sent({ type: 'COURIER_RETURNED_SIGNED' }, 'admin')(slug)
          : sent({ type: 'SIGNATURE_COMPLETED' })(slug),
    },
    { at: 'agreement_signed', take: sent({ type: 'ACCEPT_SIGNED_AGREEMENT' }, 'admin') },
    { at: 'signed', take: sent({ type: 'ACCEPT_SIGNED_AGREEMENT' }, 'admin') },
    { at: 'agreement_accepted_by_admin', take: sent({ type: 'AGREEMENT_VERIFIED' }) },
    { at: 'accepted_by_admin', take: sent({ type: 'AGREEMENT_VERIFIED' }) },
    { at: 'siemens_agreement_accepted', take: sent({ type: 'SHIP' }, 'admin') },
    { at: 'shipped', take: sent({ type: 'CONFIRM_DELIVERY' }, 'admin') },
    { at: 'delivered', take: sent({ type: 'FINISH' }, 'admin') },
  ];
}

/** Creates the order as its shop's server does, and walks it to its status step by step. Answers its slug. */
export async function walkOrder(
  walker: Walker,
  demo: DemoOrder,
  person: DemoPerson,
  apiKey: string,
  number: string,
): Promise<string> {
  const created = await send(
    walker.app,
    'createEcommerceOrder',
    {},
    {
      external_order_id: number,
      order_items_attributes: demo.goods.map(([name, quantity, grossPrice, category]) => ({
        name,
        quantity,
        gross_price: grossPrice,
        gross_price_selected: true,
        category,
      })),
      payments_count: demo.paymentsCount,
    },
    { authorization: `Bearer ${apiKey}` },
  );
  const { slug } = created as { slug: string };
  const steps = stepsTo(walker, demo, person);
  for (let taken = 0; taken <= steps.length; taken += 1) {
    const order = await loadOrder(walker.ports.db, slug);
    if (order === null || order.status === demo.status) return slug;
    const step = steps.find(({ at }) => at === order.status);
    if (step === undefined) throw new Error(`No step leads on from ${order.status} to ${demo.status}`);
    await step.take(slug);
  }
  throw new Error(`${demo.status} was not reached`);
}
