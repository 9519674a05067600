import type { Statements } from './column-types.ts';

/** To whom an offer is mailed as a PDF, and which one, by the row of the history that mails it. */
export const offerMails: Statements = ({ text, int, endClustered }) => [
  `create table offer_mails (
    order_id ${text} not null references orders (id),
    seq ${int} not null,
    file_id ${text} not null references files (id),
    email ${text} not null,
    primary key (order_id, seq)
  ) ${endClustered}`,
];
