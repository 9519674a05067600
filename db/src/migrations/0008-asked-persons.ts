import type { Statements } from './column-types.ts';

/** Effects remember that a person was asked about them: claims are counted, and a claim may be lost with its process. */
export const askedPersons: Statements = ({ int }) => [`alter table outbox add column person_asked_at ${int}`];
