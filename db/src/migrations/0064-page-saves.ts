import type { Statements } from './column-types.ts';

/** Which save of which opened page a draft is; null in drafts of an older release. */
export const pageSaves: Statements = ({ text, int }) => [
  `alter table drafts add column page ${text}`,
  `alter table drafts add column page_save_number ${int}`,
];
