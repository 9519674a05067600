import * as v from 'valibot';
import { amount, filled, messages, text } from '../../fields/schemas.ts';
import { maxUploadBytes, uploadTypes } from '../../rules/uploads.ts';
import { CalculationIn, CalculationReply } from '../calculation.ts';
import { named } from '../call.ts';
import { CategoriesReply } from '../catalogue.ts';
import { UserIn } from '../company.ts';
import { ItemsIn, PredefinedProductsReply } from '../items.ts';
import { OrderListReply, OrderReply } from '../order.ts';
import { permissions } from '../roles.ts';
import { versionField } from './client-rows.ts';

const roles = permissions.sellMedical;
const read = { roles, method: 'GET', idempotent: false, rate: 'read' } as const;
const change = { roles, idempotent: true, rate: 'write' } as const;
const { payments_count, own_payment, gross_own_payment, own_payment_in_percent, custom_purpose_loan } =
  CalculationIn.entries;

/** What a calculation is made from; what is left out beside the number of instalments is as the order has it. */
const wish = {
  payments_count: payments_count.wrapped,
  own_payment,
  gross_own_payment,
  own_payment_in_percent,
  custom_purpose_loan,
};

/** A shop that sells medical equipment. */
const ProviderReply = v.object({
  id: v.string(),
  name: v.string(),
  city: v.nullable(v.string()),
  min_order_price: v.nullable(amount),
  max_order_price: v.nullable(amount),
});

/** One of the calculations that an order's client is to choose from. */
const ComparedReply = v.object({
  id: v.string(),
  /** How it was entered; the own payment in one of its three ways. */
  entered: v.object({
    payments_count: v.number(),
    own_payment: v.nullable(amount),
    gross_own_payment: v.nullable(amount),
    own_payment_in_percent: v.nullable(v.string()),
    custom_purpose_loan: amount,
  }),
  /** Calculated on the goods and terms of now; null where it does not fit them. */
  calculation: v.nullable(CalculationReply),
  /** Why it does not fit. */
  problem: v.nullable(v.string()),
  /** Whether it is the one that the order has. */
  chosen: v.boolean(),
});

const Compared = v.object({ calculations: v.array(ComparedReply) });

/** An offer that somebody of head office makes for a provider of medical equipment. */
export const MedicalOrder = v.object({
  provider_id: filled(64),
  user_attributes: UserIn,
  order_items_attributes: ItemsIn,
  attachment_type: v.optional(v.picklist(uploadTypes, messages.choice)),
});

/** Medical sales: who of head office sells for providers leads what he sold through the calls of a salesman. */
export const medSalesCalls = named({
  createMedicalOrder: {
    ...change,
    method: 'POST',
    path: '/api/superadmin/orders',
    summary:
      'Somebody of head office begins a medical offer for a provider, and has sold it; its calculation stays open. A file may come with it.',
    file: { maxBytes: maxUploadBytes, optional: true, json: 'order' },
    body: MedicalOrder,
    reply: OrderReply,
    status: 201,
    rate: 'upload',
    events: ['CREATE'],
  },
  listMedSalesProviders: {
    ...read,
    path: '/api/superadmin/med_sales/providers',
    summary: 'The active shops that sell medical equipment, by name; at most 50.',
    query: v.object({ name: v.optional(text(120)) }),
    reply: v.object({ providers: v.array(ProviderReply) }),
  },
  getMedSalesProvider: {
    ...read,
    path: '/api/superadmin/med_sales/providers/:id',
    summary: 'One of them with its terms and the goods that may be picked.',
    reply: v.object({
      provider: ProviderReply,
      categories: CategoriesReply.entries.categories,
      products: PredefinedProductsReply.entries.products,
    }),
  },
  listMedSalesOrders: {
    ...read,
    path: '/api/superadmin/med_sales/orders',
    summary: 'The medical offers that the caller made himself, newest first; at most 20.',
    reply: v.object({ orders: OrderListReply.entries.orders }),
  },
  listMedSalesCalculations: {
    ...read,
    path: '/api/superadmin/med_sales/orders/:slug/calculations',
    summary: 'The calculations that stand side by side for the client of an order, as they were added.',
    reply: Compared,
  },
  addMedSalesCalculation: {
    ...change,
    method: 'POST',
    path: '/api/superadmin/med_sales/orders/:slug/calculations',
    summary:
      'One more calculation beside the others, six at most; the order keeps its own. 422 where it does not fit, 409 where it is there already.',
    body: v.object(wish),
    reply: Compared,
  },
  removeMedSalesCalculation: {
    ...change,
    method: 'DELETE',
    path: '/api/superadmin/med_sales/orders/:slug/calculations/:id',
    summary: 'One calculation less.',
    reply: Compared,
  },
  sendMedSalesOffer: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/med_sales/orders/:slug/offers',
    summary: "The calculations, side by side in one PDF, go to the contact's e-mail.",
    body: v.object(versionField),
    reply: OrderReply,
    events: ['SEND_PDF_OFFER'],
  },
});
