import type { Statements } from './column-types.ts';

/** What is possible from the first start on; the codes stay, the words may be changed. */
const reasons = [
  ['client_asked', 'Na prośbę klienta'],
  ['shop_asked', 'Na prośbę sklepu'],
  ['documents_wrong', 'Niepoprawne dokumenty'],
  ['documents_missing', 'Brak dokumentów'],
  ['data_wrong', 'Błędne dane we wniosku'],
  ['provider_failed', 'Błąd po stronie dostawcy'],
  ['confirmed_otherwise', 'Potwierdzone poza systemem'],
  ['fraud_suspected', 'Podejrzenie nadużycia'],
] as const;

/** Messages of maintenance by when they are shown, and the reasons that administrators choose from. */
export const settings: Statements = ({ text, int, end }) => [
  `create table maintenance_messages (
    id ${text} primary key,
    text ${text} not null,
    shows_from ${int} not null,
    ends_at ${int} not null,
    planned_by ${text} not null references users (id)
  ) ${end}`,
  `create index maintenance_messages_end on maintenance_messages (ends_at, shows_from)`,
  `create table possible_reasons (
    code ${text} primary key,
    label ${text} not null,
    position ${int} not null,
    retired_at ${int}
  ) ${end}`,
  ...reasons.map(
    ([code, label], position) =>
      `insert into possible_reasons (code, label, position) values ('${code}', '${label}', ${position})`,
  ),
];
