import type { ColumnTypes, Statements } from './column-types.ts';

const reasons = {
  moneyLaundering:
    'art. 49 ust. 1 ustawy z 1 marca 2018 r. o przeciwdziałaniu praniu pieniędzy oraz finansowaniu terroryzmu',
  bookkeeping: 'art. 74 ust. 2 i 3 ustawy z 29 września 1994 r. o rachunkowości',
  claims: 'obrona przed roszczeniami (art. 118 Kodeksu cywilnego)',
  refusal: 'wyjaśnienie odmowy i obrona przed roszczeniami (art. 22 RODO, art. 118 Kodeksu cywilnego)',
  return: 'powrót klienta do rozpoczętego wniosku',
  withdrawal: 'wyjaśnienia po anulowaniu wniosku',
  accountability: 'rozliczalność dostępu do danych (art. 5 ust. 2 RODO)',
} as const;

/** Kind, ending, days, from when they count, on which ground, and what the law demands at least. */
const rules: readonly (readonly [string, string, number, string, string, string, number])[] = [
  ['application', 'never_sent', 90, 'end', 'own', reasons.return, 0],
  ['communication', 'never_sent', 90, 'end', 'own', reasons.return, 0],
  ['contract', 'never_sent', 90, 'end', 'own', reasons.return, 0],
  ['accounting', 'never_sent', 1826, 'year_end', 'law', reasons.bookkeeping, 1826],
  ['traces', 'never_sent', 90, 'end', 'own', reasons.return, 0],
  ['application', 'refused', 1096, 'end', 'own', reasons.refusal, 0],
  ['communication', 'refused', 1096, 'end', 'own', reasons.refusal, 0],
  ['contract', 'refused', 1096, 'end', 'own', reasons.refusal, 0],
  ['accounting', 'refused', 1826, 'year_end', 'law', reasons.bookkeeping, 1826],
  ['traces', 'refused', 1096, 'end', 'own', reasons.refusal, 0],
  ['application', 'withdrawn', 365, 'end', 'own', reasons.withdrawal, 0],
  ['communication', 'withdrawn', 365, 'end', 'own', reasons.withdrawal, 0],
  ['contract', 'withdrawn', 365, 'end', 'own', reasons.withdrawal, 0],
  ['accounting', 'withdrawn', 1826, 'year_end', 'law', reasons.bookkeeping, 1826],
  ['traces', 'withdrawn', 365, 'end', 'own', reasons.withdrawal, 0],
  ['application', 'concluded', 1826, 'end', 'law', reasons.moneyLaundering, 1826],
  ['communication', 'concluded', 1096, 'end', 'own', reasons.claims, 0],
  ['contract', 'concluded', 1826, 'year_end', 'law', reasons.bookkeeping, 1826],
  ['accounting', 'concluded', 1826, 'year_end', 'law', reasons.bookkeeping, 1826],
  ['traces', 'concluded', 1826, 'end', 'own', reasons.accountability, 0],
];

const kinds = "'application', 'communication', 'contract', 'accounting', 'traces'";
const endings = "'never_sent', 'refused', 'withdrawn', 'concluded'";

/** Which data of an order are gone, how long each kind is kept, who of the persons asked for what, and by what persons are found. */
export const erasure: Statements = ({ text, int, end, endClustered, dialect }) => [
  `alter table orders add column erased_at ${int}`,
  `alter table orders add column restricted_at ${int}`,
  `alter table orders add column retention_at ${int}`,
  // Whatever has ended is to be looked at.
  `update orders set retention_at = 0 where status in ('finished', 'canceled', 'leasing_decision_rejected')`,
  `create index orders_retention on orders (retention_at, id) where retention_at is not null`,

  `create table person_indexes (
    kind ${text} not null check (kind in ('pesel', 'email', 'phone')),
    value_index ${text} not null,
    order_id ${text} not null references orders (id) on delete cascade,
    person_id ${text} not null,
    primary key (kind, value_index, order_id, person_id)
  ) ${endClustered}`,
  `create index person_indexes_order on person_indexes (order_id)`,

  `create table retention_rules (
    kind ${text} not null check (kind in (${kinds})),
    ending ${text} not null check (ending in (${endings})),
    days ${int} not null check (days >= minimum_days),
    counted_from ${text} not null check (counted_from in ('end', 'year_end')),
    basis ${text} not null check (basis in ('law', 'own')),
    reason ${text} not null,
    minimum_days ${int} not null,
    updated_at ${int},
    updated_by ${text} references users (id),
    primary key (kind, ending)
  ) ${end}`,
  `insert into retention_rules (kind, ending, days, counted_from, basis, reason, minimum_days) values ${rules
    .map((row) => `(${row.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', ')})`)
    .join(', ')}`,

  `create table person_requests (
    id ${text} primary key,
    number ${text} not null unique,
    kind ${text} not null check (kind in ('copy', 'correction', 'erasure', 'consents')),
    sought_by ${text} not null check (sought_by in ('pesel', 'email', 'phone')),
    person_index ${text} not null,
    person ${text} not null,
    reason ${text} not null,
    user_id ${text} references users (id),
    at ${int} not null,
    done ${text} not null
  ) ${end}`,
  `create index person_requests_person on person_requests (sought_by, person_index)`,

  `create table order_erasures (
    order_id ${text} not null references orders (id),
    kind ${text} not null check (kind in (${kinds})),
    at ${int} not null,
    request_id ${text} references person_requests (id),
    primary key (order_id, kind)
  ) ${endClustered}`,
  `create table erasure_rests (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    place ${text} not null check (place in ('files', 'simulators', 'rows')),
    path ${text},
    created_at ${int} not null
  ) ${end}`,
  `create table retention_runs (
    id ${text} primary key,
    at ${int} not null,
    orders ${int} not null,
    kinds ${text} not null,
    held ${int} not null
  ) ${end}`,
  ...removable[dialect],
];

/** What is only appended to may go where it is written down, in the same transaction, that its kind is erased. */
const removable: Record<ColumnTypes['dialect'], readonly string[]> = {
  sqlite: [
    ['number_reveals', 'traces'],
    ['order_changes', 'application'],
  ].flatMap(([table, kind]) => [
    `drop trigger ${table}_removed`,
    `create trigger ${table}_removed before delete on ${table}
      when not exists (select 1 from order_erasures where order_id = old.order_id and kind = '${kind}')
      begin select raise(abort, '${table} is only appended to'); end`,
  ]),
  postgres: [
    ['refuse_to_change_reveals', 'number_reveals', 'traces'],
    ['refuse_to_change_order_changes', 'order_changes', 'application'],
  ].map(
    ([name, table, kind]) => `create or replace function ${name}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and exists (
          select 1 from order_erasures where order_id = old.order_id and kind = '${kind}'
        ) then return old; end if;
        raise exception '${table} is only appended to';
      end $$`,
  ),
};
