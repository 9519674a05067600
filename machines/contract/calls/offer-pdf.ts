import * as v from 'valibot';
import { email, messages } from '../../fields/schemas.ts';
import { CalculationIn } from '../calculation.ts';
import { named } from '../call.ts';
import { OrderReply } from '../order.ts';
import { permissions } from '../roles.ts';
import { versionField } from './client-rows.ts';

const roles = permissions.leadSoldOrders;
const { payments_count, own_payment, gross_own_payment, own_payment_in_percent, custom_purpose_loan } =
  CalculationIn.entries;

/** The figures of a calculation; what is left out beside the number of instalments is as the order has it. */
const figures = {
  payments_count: payments_count.wrapped,
  own_payment,
  gross_own_payment,
  own_payment_in_percent,
  custom_purpose_loan,
};

/** The calculation of an order as a PDF, which a salesman gives or mails to whoever asks for it. */
export const offerPdfCalls = named({
  shopPdfCalculation: {
    roles,
    method: 'PATCH',
    path: '/api/shop/orders/:slug/pdf_calculations',
    summary: 'Draws a PDF of these figures; the order keeps its own.',
    body: v.object(figures),
    reply: v.object({ id: v.string() }),
    idempotent: true,
    rate: 'write',
  },
  downloadPdfCalculation: {
    roles,
    method: 'GET',
    path: '/api/shop/orders/:slug/pdf_calculations/:id',
    summary:
      'The PDF: the file itself where the caller accepts application/pdf, else its content in Base64 with name and type; 204 where the content is missing.',
    reply: v.object({ file: v.string(), filename: v.string(), type: v.string() }),
    idempotent: false,
    rate: 'read',
  },
  sendPdfCalculation: {
    roles,
    method: 'PUT',
    path: '/api/shop/orders/:slug/send_pdf_calculations',
    summary: 'Mails a PDF of these figures to the address, which need not be the client’s; without a link.',
    body: v.object({
      own_payment,
      own_payment_in_percent,
      installments_count: payments_count,
      email: v.pipe(email, v.nonEmpty(messages.required)),
      ...versionField,
    }),
    reply: OrderReply,
    idempotent: true,
    events: ['SEND_PDF_OFFER'],
    rate: 'write',
  },
});
