import type { Statements } from './column-types.ts';

/** Shops, the people who work with the system, and how they get in. */
export const accounts: Statements = ({ text, int, end }) => [
  `create table shops (
    id ${text} primary key,
    client_id ${text} not null unique,
    parent_id ${text} references shops (id),
    name ${text} not null,
    name_fold ${text} not null,
    street ${text} not null,
    postal_code ${text} not null,
    city ${text} not null,
    phone ${text},
    logo_file_id ${text},
    url ${text},
    custom_theme ${text} check (custom_theme in ('siemens', 'ispot', 'cyfrowe')),
    qes ${int} not null check (qes in (0, 1)),
    active ${int} not null check (active in (0, 1)),
    min_order_price ${int},
    max_order_price ${int},
    version ${int} not null,
    created_at ${int} not null,
    updated_at ${int} not null
  ) ${end}`,
  `create index shops_parent on shops (parent_id)`,
  `create index shops_name on shops (name_fold, id)`,

  `create table shop_settings (
    shop_id ${text} primary key references shops (id) on delete cascade,
    allow_sub_shops_management ${int} not null,
    disallow_shop_management ${int} not null,
    online_industrial_vendor ${int} not null,
    service_fee_active ${int} not null,
    service_fee_value ${int},
    commission_in_percent ${text},
    default_margin_in_percent ${text},
    default_administrative_cost_in_percent ${text},
    fixed_rate_in_percent ${text},
    decision_engine ${int} not null,
    broker ${int} not null,
    white_label ${text}
  ) ${end}`,

  `create table shop_configs (
    shop_id ${text} not null references shops (id) on delete cascade,
    channel ${text} not null check (channel in ('ecommerce', 'shop', 'pos', 'scrapper')),
    financing_type ${text} not null check (financing_type in ('lease', 'b2b_loan', 'medical', 'industry', 'plm')),
    primary key (shop_id, channel, financing_type)
  ) ${end}`,

  `create table api_keys (
    id ${text} primary key,
    shop_id ${text} not null references shops (id) on delete cascade,
    key_hash ${text} not null unique,
    name ${text} not null,
    created_at ${int} not null,
    revoked_at ${int}
  ) ${end}`,
  `create index api_keys_shop on api_keys (shop_id)`,

  `create table users (
    id ${text} primary key,
    email ${text} not null unique,
    password_hash ${text},
    full_name ${text} not null,
    phone ${text},
    shop_id ${text} references shops (id),
    active ${int} not null check (active in (0, 1)),
    password_outdated ${int} not null check (password_outdated in (0, 1)),
    password_changed_at ${int},
    version ${int} not null,
    created_at ${int} not null,
    updated_at ${int} not null
  ) ${end}`,
  `create index users_shop on users (shop_id, email)`,

  `create table user_roles (
    user_id ${text} not null references users (id) on delete cascade,
    role ${text} not null,
    primary key (user_id, role)
  ) ${end}`,

  `create table sessions (
    token_hash ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade,
    created_at ${int} not null,
    idle_ends_at ${int} not null,
    ends_at ${int} not null
  ) ${end}`,
  `create index sessions_user on sessions (user_id)`,
  `create index sessions_ends on sessions (ends_at)`,

  `create table login_failures (
    account ${text} not null,
    source ${text} not null,
    failures ${int} not null,
    first_at ${int} not null,
    blocked_until ${int},
    primary key (account, source)
  ) ${end}`,

  `create table password_links (
    token_hash ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade,
    created_at ${int} not null,
    expires_at ${int} not null,
    used_at ${int}
  ) ${end}`,
  `create index password_links_user on password_links (user_id)`,
];
