import { isDeepStrictEqual } from 'node:util';
import {
  insertComparedCalculation,
  listComparedCalculations,
  listOrderItems,
  lockOrder,
  removeComparedCalculation,
  type ComparedCalculation,
  type Order,
  type Tx,
} from '@app/db';
import { groszFromWire, groszToWire, ownFromWire, type ReplyOf } from '@app/machines/contract';
import { accepts } from '@app/machines/order';
import type { EnteredOwnPayment } from '@app/machines/rules';
import { ApiError, notFound } from '../../../kernel/errors.ts';
import type { Command, Query } from '../../../kernel/handlers.ts';
import { Refused } from '../../../kernel/refusals.ts';
import { amountsOf, customPurposeLoanOfOrder } from '../../order-life/amounts-of-order.ts';
import { findOrder } from '../../order-life/authorize-order.ts';
import { shopOfOrder } from '../../order-life/shop-of-order.ts';
import { calculateOffer, type Calculated } from '../offer/calculate-offer.ts';
import { ownOfOrder } from '../offer/from-wire.ts';
import { recalculate } from '../offer/update-offer.ts';

type Reply = ReplyOf<'listMedSalesCalculations'>;

/** More cannot be compared at a glance. */
const mostCalculations = 6;

/** Each calculation that stands beside the order's own, made on the goods and terms of now. */
export async function calculateCompared(
  tx: Tx,
  order: Order,
  at: number,
): Promise<readonly { readonly entered: ComparedCalculation; readonly calculated: Calculated }[]> {
  const [compared, items, shop] = await Promise.all([
    listComparedCalculations(tx, order.id),
    listOrderItems(tx, order.id),
    shopOfOrder(tx, order),
  ]);
  const { salesChannel, financingType } = order;
  const calculations = [];
  for (const entered of compared) {
    const { own, paymentsCount, customPurposeLoan } = entered;
    const wish = { salesChannel, financingType, shop, items, own, paymentsCount, customPurposeLoan, at };
    calculations.push({ entered, calculated: await calculateOffer(tx, wish) });
  }
  return calculations;
}

/** What tells two calculations of one order apart. */
const figuresOf = ({ paymentsCount, grossOwnPayment, loanPrice }: Order | Calculated['columns']) => ({
  paymentsCount,
  grossOwnPayment,
  loanPrice,
});

/** Whether the calculation fits, and is the one that the order has. */
export const isOrdersOwn = (order: Order, { columns, problems }: Calculated): boolean =>
  Object.keys(problems).length === 0 && isDeepStrictEqual(figuresOf(order), figuresOf(columns));

function enteredReply({ paymentsCount, own, customPurposeLoan }: ComparedCalculation) {
  return {
    payments_count: paymentsCount,
    own_payment: 'amount' in own ? groszToWire(own.amount) : null,
    gross_own_payment: 'grossAmount' in own ? groszToWire(own.grossAmount) : null,
    own_payment_in_percent: 'percent' in own ? own.percent.toFixed(2) : null,
    custom_purpose_loan: groszToWire(customPurposeLoan),
  };
}

async function comparedReply(tx: Tx, order: Order, at: number): Promise<Reply> {
  const compared = await calculateCompared(tx, order, at);
  return {
    calculations: compared.map(({ entered, calculated }) => {
      const [problem = null] = Object.values(calculated.problems);
      return {
        id: entered.id,
        entered: enteredReply(entered),
        calculation: problem === null ? amountsOf({ ...order, ...calculated.columns }) : null,
        problem,
        chosen: isOrdersOwn(order, calculated),
      };
    }),
  };
}

export const listMedSalesCalculations: Query<'listMedSalesCalculations'> = async (request) => {
  const { order } = await findOrder(request);
  return comparedReply(request.ports.db, order, request.ports.now());
};

/** Once the client has the offer, what stood beside it is history. */
function refuseLate({ status }: Order): void {
  if (accepts(status, 'UPDATE_CALCULATION') || accepts(status, 'SEND_PDF_OFFER')) return;
  throw new Refused(status, 'Klient ma już tę ofertę: kalkulacji nie można teraz zmieniać.', []);
}

/** What changes the calculations beside an order's own, one change after another; the reply holds those that are there then. */
function change(now: () => number, apply: (tx: Tx, order: Order) => Promise<void>) {
  let reply: Reply | undefined;
  return {
    event: null,
    keepsVersion: true,
    async write(tx: Tx, order: Order) {
      await lockOrder(tx, order.slug);
      await apply(tx, order);
      reply = await comparedReply(tx, order, now());
    },
    async reply() {
      if (reply === undefined) throw new Error('The calculations were not read');
      return reply;
    },
  } as const;
}

const refusal = (error: string): ApiError => new ApiError(409, { error });

/** The own payment as it was sent, else as the order has it, else the least. */
function ownOf(
  body: Parameters<typeof ownFromWire>[0],
  order: Order,
  { columns }: Calculated,
): EnteredOwnPayment {
  return ownFromWire(body) ?? ownOfOrder(order) ?? { percent: Number(columns.ownPaymentInPercent) };
}

export const addMedSalesCalculation: Command<'addMedSalesCalculation'> = async (request, order) => {
  const { ports, body } = request;
  refuseLate(order);
  const { calculated } = await recalculate(request, order, body);
  const sent = body.custom_purpose_loan ?? null;
  const entered = {
    paymentsCount: body.payments_count,
    own: ownOf(body, order, calculated),
    customPurposeLoan: sent === null ? customPurposeLoanOfOrder(order) : groszFromWire(sent),
  };
  return change(ports.now, async (tx, now) => {
    refuseLate(now);
    const there = await listComparedCalculations(tx, now.id);
    if (there.some((one) => isDeepStrictEqual({ ...one, ...entered }, one)))
      throw refusal('Taka kalkulacja jest już w porównaniu.');
    if (there.length >= mostCalculations)
      throw refusal(`W porównaniu jest już ${mostCalculations} kalkulacji. Usuń jedną, aby dodać następną.`);
    await insertComparedCalculation(tx, now.id, entered, ports.now());
  });
};

export const removeMedSalesCalculation: Command<'removeMedSalesCalculation'> = (request, order) => {
  const { ports, params } = request;
  refuseLate(order);
  return change(ports.now, async (tx, now) => {
    if (!(await removeComparedCalculation(tx, now.id, params['id'] ?? ''))) throw notFound();
  });
};
