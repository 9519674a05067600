import type { Statements } from './column-types.ts';

/** What is dealt with other parties over an order: money, signatures, files, tasks. */
export const dealings: Statements = ({ text, int, end }) => [
  `create table payments (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    kind ${text} not null check (kind in ('test_payment', 'initial_payment')),
    provider ${text} not null,
    provider_id ${text},
    payment_type ${text} not null,
    amount ${int} not null,
    status ${text} not null,
    redirect_url ${text},
    created_at ${int} not null,
    updated_at ${int} not null
  ) ${end}`,
  `create index payments_order on payments (order_id, id)`,
  `create unique index payments_provider on payments (provider, provider_id) where provider_id is not null`,

  `create table signatures (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    kind ${text} not null check (kind in ('identity', 'agreement')),
    provider ${text} not null,
    process_id ${text} unique,
    status ${text} not null,
    redirect_url ${text},
    created_at ${int} not null,
    updated_at ${int} not null
  ) ${end}`,
  `create index signatures_order on signatures (order_id, id)`,

  `create table bank_verifications (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    mode ${text} not null check (mode in ('AIS', '1PLN')),
    channel_id ${text} not null,
    person_id ${text},
    provider_id ${text},
    status ${text} not null,
    answer ${text},
    redirect_url ${text},
    created_at ${int} not null,
    updated_at ${int} not null
  ) ${end}`,
  `create index bank_verifications_order on bank_verifications (order_id, id)`,

  `create table files (
    id ${text} primary key,
    order_id ${text} references orders (id),
    shop_id ${text} references shops (id),
    name ${text} not null,
    type ${text} not null,
    mime ${text} not null,
    size ${int} not null,
    sha256 ${text} not null,
    path ${text} not null unique,
    created_at ${int} not null
  ) ${end}`,
  `create index files_order on files (order_id, id)`,

  `create table agreements (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    version ${int} not null,
    kind ${text} not null,
    file_id ${text} not null references files (id),
    owul_file_id ${text} references files (id),
    pages ${int} not null,
    template_version ${text} not null,
    created_at ${int} not null,
    unique (order_id, version)
  ) ${end}`,

  `create table tasks (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    type ${text} not null,
    status ${text} not null check (status in ('active', 'solved', 'canceled')),
    due_at ${int} not null,
    raised_by ${text} references users (id),
    raised_in ${text},
    assigned_user_id ${text} references users (id),
    created_at ${int} not null,
    settled_at ${int}
  ) ${end}`,
  `create index tasks_order on tasks (order_id, id desc)`,
  `create index tasks_active on tasks (due_at, id) where status = 'active'`,
  `create unique index tasks_one_active on tasks (order_id) where status = 'active'`,

  `create table comments (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    user_id ${text} references users (id),
    body ${text} not null,
    task_id ${text} references tasks (id),
    seen ${int} not null check (seen in (0, 1)),
    created_at ${int} not null,
    deleted_at ${int}
  ) ${end}`,
  `create index comments_order on comments (order_id, id desc)`,
  `create index comments_unseen on comments (id desc) where seen = 0`,

  `create table notifications (
    id ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade,
    type ${text} not null,
    success ${int} not null check (success in (0, 1)),
    data ${text} not null,
    read_at ${int},
    created_at ${int} not null
  ) ${end}`,
  `create index notifications_user on notifications (user_id, id desc)`,

  `create table features (name ${text} primary key, enabled ${int} not null check (enabled in (0, 1))) ${end}`,
];
