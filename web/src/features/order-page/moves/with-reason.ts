/** The typed words with a reason of the list before them, in place of another one of it. */
export function withReason(typed: string, reason: string, listed: readonly string[]): string {
  const before = listed.find((each) => typed.startsWith(each));
  const own = (before === undefined ? typed : typed.slice(before.length).replace(/^\.\s*/, '')).trim();
  return own === '' ? reason : `${reason}. ${own}`;
}
