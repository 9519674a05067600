import type { Statements } from './column-types.ts';

/** Who changed which table that prices goods beside the categories, with the set as it was and as it became. */
export const catalogueTableChanges: Statements = ({ text, int, end }) => [
  `create table catalogue_table_changes (
    id ${text} primary key,
    table_name ${text} not null
      check (table_name in ('depreciation_rates', 'loan_parameters', 'medical_ranges', 'plm_rows')),
    category_id ${text} references categories (id),
    at ${int} not null,
    changed_by ${text} not null references users (id),
    document_before ${text} not null,
    document_after ${text} not null
  ) ${end}`,
  `create index catalogue_table_changes_newest on catalogue_table_changes (table_name, category_id, id)`,
];
