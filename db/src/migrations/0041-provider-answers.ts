import type { Statements } from './column-types.ts';

/** When each provider was last heard, by whichever process. */
export const providerAnswers: Statements = ({ text, int, endClustered }) => [
  `create table provider_answers (
    provider ${text} primary key,
    answered_at ${int} not null
  ) ${endClustered}`,
];
