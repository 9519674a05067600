import type { Manifest } from '../ask.ts';
import type { Figures } from '../summary.ts';

/** A shop that sells on lease and on a loan. */
export const manifest: Manifest = {
  client_id: 'elektro',
  name: 'Elektro Kowalscy',
  theme: 'siemens',
  logo_url: null,
  min_order_price: '1000.00',
  max_order_price: null,
  financing_types: [
    { financing_type: 'lease', sales_channels: ['ecommerce'], vat_levels: [23], categories: [] },
    { financing_type: 'b2b_loan', sales_channels: ['shop'], vat_levels: [23], categories: [] },
  ],
};

/** The worked example of a lease. */
export const leaseFigures: Required<Figures> = {
  ...{ price: '10000.00', gross_price: '12300.00', payments_count: 24 },
  ...{ own_payment: '1000.00', gross_own_payment: '1230.00', own_payment_in_percent: '10.00' },
  ...{ custom_entry_value_net: '1000.00', custom_entry_value: '1230.00' },
  ...{ administrative_cost: '100.00', administrative_cost_in_percent: '1.00' },
  ...{ estimated_value: '100.00', estimated_value_in_percent: '1.00' },
  ...{ installment_value: '419.95', gross_installment_value: '516.54' },
  ...{ total_cost: '11278.80', total_cost_in_percent: '112.79' },
  ...{ entry_and_administrative_sum_gross: '1353.00', loan_price: '9000.00' },
  ...{ total_loan_price: '9000.00', insurance_price: '0.00', service_fee_value: '0.00' },
  ...{ custom_purpose_loan: '0.00', custom_purpose_loan_limit: null },
  payments_counts: [12, 24, 36, 48],
  ...{ own_payment_min_in_percent: '10.00', own_payment_max_in_percent: '45.00' },
};

export const json = (body: object, status = 200): Response => Response.json(body, { status });
