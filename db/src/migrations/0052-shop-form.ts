import type { Statements } from './column-types.ts';

/**
 * What a partner shop is for, who decides its applications, and which brokers and providers it has. The two bits before
 * were read by nobody: every application went to the engine, as it does on from here.
 */
export const shopForm: Statements = ({ text, end, endClustered }) => [
  `alter table shop_settings drop column decision_engine`,
  `alter table shop_settings drop column broker`,
  `alter table shop_settings add column decision_engine ${text} not null default 'automatic' check (decision_engine in ('automatic', 'manual'))`,
  `alter table shop_settings add column role ${text} not null default 'shop' check (role in ('shop', 'provider', 'group'))`,

  `create table brokers (
    id ${text} primary key,
    name ${text} not null unique
  ) ${end}`,
  `insert into brokers (id, name) values ('own', 'Sprzedaż własna')`,

  `create table shop_brokers (
    shop_id ${text} not null references shops (id) on delete cascade,
    broker_id ${text} not null references brokers (id),
    primary key (shop_id, broker_id)
  ) ${endClustered}`,
  `insert into shop_brokers (shop_id, broker_id) select id, 'own' from shops`,

  `create table shop_providers (
    shop_id ${text} not null references shops (id) on delete cascade,
    provider_id ${text} not null references shops (id),
    primary key (shop_id, provider_id)
  ) ${endClustered}`,
];
