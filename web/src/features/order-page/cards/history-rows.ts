import type { Reply } from '../../../api/answer.ts';

export type LifeRow = Reply<'listOrderLife'>['rows'][number];

/** What is shown of an order's life; `signed` says nothing beside `agreement_signed` (ADMIN-043). */
export function historyRows(rows: readonly LifeRow[]): readonly LifeRow[] {
  const reached = new Set(rows.flatMap((row) => (row.kind === 'move' ? [row.to, ...row.passed] : [])));
  const doubled = [...reached].some((status) => String(status) === 'agreement_signed');
  return rows.filter((row) => !(doubled && row.kind === 'move' && String(row.to) === 'signed'));
}
