import type { Statements } from './column-types.ts';

/** The order and what belongs to it alone. Sealed columns are text: `keyId.ciphertext`. */
export const orders: Statements = ({ text, int, end }) => [
  `create table orders (
    id ${text} primary key,
    slug ${text} not null unique check (length(slug) = 21),
    number ${text} not null unique,
    shop_id ${text} not null references shops (id),
    user_id ${text} references users (id),
    sales_channel ${text} not null,
    receive_channel ${text} not null check (receive_channel in ('api', 'salesman_panel')),
    financing_type ${text} not null,
    flow_type ${text} not null,
    status ${text} not null,
    status_since ${int} not null,
    facts ${text} not null,
    version ${int} not null,
    chart_hash ${text} not null,
    deadline_at ${int},
    created_at ${int} not null,
    updated_at ${int} not null,
    external_order_id ${text},
    shop_redirect_url ${text},
    redirect_url ${text},
    ordered_at ${int},
    delivered_at ${int},
    shipping_number ${text},
    agreement_signature_type ${text},
    agreement_status ${text},
    agreement_id ${text},
    agreement_prepared_at ${int},
    price ${int},
    gross_price ${int},
    loan_price ${int},
    total_loan_price ${int},
    insurance_price ${int},
    service_fee_value ${int},
    payments_count ${int},
    own_payment ${int},
    gross_own_payment ${int},
    own_payment_in_percent ${text},
    administrative_cost ${int},
    administrative_cost_in_percent ${text},
    estimated_value ${int},
    estimated_value_in_percent ${text},
    installment_value ${int},
    interest ${text},
    depreciation_rate ${text},
    total_cost ${int},
    total_cost_in_percent ${text},
    entry_and_administrative_sum_gross ${int},
    entry_value_set_manually ${int} not null check (entry_value_set_manually in (0, 1)),
    cash_payment_allowed ${int} not null check (cash_payment_allowed in (0, 1)),
    proposed_offer ${text},
    contact ${text},
    contact_email_index ${text}
  ) ${end}`,
  `create index orders_created on orders (created_at desc, id desc)`,
  `create index orders_moved on orders (status_since desc, id desc)`,
  `create index orders_shop_created on orders (shop_id, created_at desc, id desc)`,
  `create index orders_shop_moved on orders (shop_id, status_since desc, id desc)`,
  `create index orders_status_created on orders (status, created_at desc, id desc)`,
  `create index orders_shop_status_created on orders (shop_id, status, created_at desc, id desc)`,
  `create index orders_user_created on orders (user_id, created_at desc, id desc)`,
  `create index orders_external on orders (shop_id, external_order_id) where external_order_id is not null`,
  `create index orders_deadline on orders (deadline_at) where deadline_at is not null`,
  `create index orders_contact on orders (contact_email_index) where contact_email_index is not null`,

  `create table order_counts (
    shop_id ${text} not null references shops (id),
    status ${text} not null,
    count ${int} not null,
    primary key (shop_id, status)
  ) ${end}`,

  `create table sequences (name ${text} primary key, value ${int} not null) ${end}`,

  `create table order_items (
    id ${text} primary key,
    order_id ${text} not null references orders (id) on delete cascade,
    position ${int} not null,
    name ${text} not null,
    quantity ${int} not null check (quantity > 0),
    price ${int} not null,
    gross_price ${int} not null,
    vat_level ${int} not null,
    invoice_number ${text},
    category ${text},
    type ${text} not null check (type in ('single', 'proforma')),
    product_type ${text} not null check (product_type in ('new', 'used')),
    gross_price_selected ${int} not null check (gross_price_selected in (0, 1))
  ) ${end}`,
  `create index order_items_order on order_items (order_id, position)`,

  `create table companies (
    id ${text} primary key,
    order_id ${text} not null unique references orders (id) on delete cascade,
    vat_id_index ${text} not null,
    details ${text} not null,
    updated_at ${int} not null
  ) ${end}`,
  `create index companies_vat_id on companies (vat_id_index, order_id)`,

  `create table persons (
    id ${text} primary key,
    order_id ${text} not null references orders (id) on delete cascade,
    position ${int} not null,
    details ${text} not null,
    identity_confirmed_at ${int}
  ) ${end}`,
  `create index persons_order on persons (order_id, position)`,

  `create table drafts (
    order_id ${text} primary key references orders (id) on delete cascade,
    data ${text} not null,
    section ${text} not null,
    fill_timing ${text} not null,
    version ${int} not null,
    saved_at ${int} not null
  ) ${end}`,

  `create table sms_codes (
    id ${text} primary key,
    order_id ${text} not null references orders (id) on delete cascade,
    code_hash ${text} not null,
    phone ${text} not null,
    created_at ${int} not null,
    expires_at ${int} not null,
    tries ${int} not null,
    used_at ${int}
  ) ${end}`,
  `create index sms_codes_order on sms_codes (order_id, id desc)`,
];
