/** A day for reading: '2022-05-14' → '14.05.2022'. */
export function shortDay(isoDate: string): string {
  return isoDate.split('-').toReversed().join('.');
}
