/** Of what was listed for several categories, one category's: its own rows, or those of all where it has none. */
export function rowsOfCategory<Row extends { readonly categoryId: string | null }>(
  rows: readonly Row[],
  categoryId: string,
): readonly Row[] {
  const own = rows.filter((row) => row.categoryId === categoryId);
  return own.length > 0 ? own : rows.filter((row) => row.categoryId === null);
}
