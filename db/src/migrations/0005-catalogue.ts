import type { Statements } from './column-types.ts';

/** What may be financed and on which terms, and the texts that clients agree to. */
export const catalogue: Statements = ({ text, int, end }) => [
  `create table categories (
    id ${text} primary key,
    sector ${text} not null check (sector in ('general', 'industry', 'medical', 'plm')),
    shop_id ${text} references shops (id),
    default_category_id ${text} references categories (id),
    value ${text} not null,
    name ${text} not null,
    cfa ${text},
    iac_code ${text},
    partner_program ${text},
    own_payment_min_in_percent ${text},
    own_payment_max_in_percent ${text},
    payments_count_min ${int},
    payments_count_max ${int},
    margin_in_percent ${text},
    administrative_cost_in_percent ${text},
    interest ${text},
    depreciation_rate ${text},
    handling_fee ${int},
    commission ${int},
    active ${int} not null check (active in (0, 1)),
    changed_by_shop ${int} not null check (changed_by_shop in (0, 1)),
    version ${int} not null,
    updated_at ${int} not null
  ) ${end}`,
  `create unique index categories_default on categories (sector, value) where shop_id is null`,
  `create unique index categories_of_shop on categories (shop_id, sector, value) where shop_id is not null`,
  `create index categories_copies on categories (default_category_id)`,

  `create table category_instalments (
    category_id ${text} not null references categories (id) on delete cascade,
    payments_count ${int} not null,
    estimated_value_in_percent ${text} not null,
    primary key (category_id, payments_count)
  ) ${end}`,

  `create table category_price_ranges (
    category_id ${text} not null references categories (id) on delete cascade,
    price_from ${int} not null,
    price_to ${int} not null,
    amount ${int} not null,
    primary key (category_id, price_from)
  ) ${end}`,

  `create table plm_rows (
    id ${text} primary key,
    category_id ${text} references categories (id) on delete cascade,
    support_type ${text} not null,
    payments_count ${int} not null,
    price_from ${int} not null,
    price_to ${int} not null,
    rate_in_percent ${text} not null,
    subvention_in_percent ${text} not null,
    manipulation_fee ${int} not null,
    commission_in_percent ${text} not null,
    irr_in_percent ${text},
    active ${int} not null check (active in (0, 1))
  ) ${end}`,
  `create index plm_rows_category on plm_rows (category_id, payments_count)`,

  `create table medical_ranges (
    id ${text} primary key,
    category_id ${text} references categories (id) on delete cascade,
    price_from ${int} not null,
    price_to ${int} not null,
    months_from ${int} not null,
    months_to ${int} not null,
    base_rate_in_percent ${text} not null,
    margin_in_percent ${text} not null
  ) ${end}`,
  `create index medical_ranges_category on medical_ranges (category_id, price_from)`,

  `create table loan_parameters (
    id ${text} primary key,
    shop_id ${text} references shops (id),
    payments_count ${int} not null,
    interest ${text} not null,
    administrative_cost_in_percent ${text} not null,
    administrative_cost_financed ${int} not null check (administrative_cost_financed in (0, 1)),
    insurance_price ${int} not null
  ) ${end}`,
  `create unique index loan_parameters_default on loan_parameters (payments_count) where shop_id is null`,
  `create unique index loan_parameters_of_shop on loan_parameters (shop_id, payments_count) where shop_id is not null`,

  `create table predefined_products (
    id ${text} primary key,
    shop_id ${text} not null references shops (id),
    category_id ${text} references categories (id),
    name ${text} not null,
    price ${int} not null,
    gross_price ${int} not null,
    vat_level ${int} not null,
    position ${int} not null
  ) ${end}`,
  `create index predefined_products_shop on predefined_products (shop_id, position)`,

  `create table consent_texts (
    id ${text} primary key,
    kind ${text} not null,
    version ${int} not null,
    valid_from ${int} not null,
    text ${text} not null,
    name ${text} not null,
    required ${int} not null check (required in (0, 1)),
    channel ${text},
    financing_type ${text},
    position ${int} not null
  ) ${end}`,
  `create unique index consent_texts_version
    on consent_texts (kind, version, coalesce(channel, ''), coalesce(financing_type, ''))`,

  `create table consents (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    kind ${text} not null,
    consent_text_id ${text} not null references consent_texts (id),
    accepted ${int} not null check (accepted in (0, 1)),
    at ${int} not null
  ) ${end}`,
  `create index consents_order on consents (order_id, id)`,
];
