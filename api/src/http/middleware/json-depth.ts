/** How deep objects and lists may lie in each other in any body; the deepest schema of the contract has 7 levels, a draft may have 14. */
const deepest = 32;

type Place = readonly string[];

/**
 * The first field, its path cut after three names, that lies deeper than any body may; null where none does. Walks
 * without recursion: what is too deep for the stack is found like everything else.
 */
export function tooDeepField(body: unknown): string | null {
  const open: { readonly value: unknown; readonly depth: number; readonly place: Place }[] = [
    { value: body, depth: 1, place: [] },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth, place } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > deepest) return place.join('.');
    for (const [name, child] of Object.entries(value)) {
      if (typeof child !== 'object' || child === null) continue;
      open.push({ value: child, depth: depth + 1, place: place.length < 3 ? [...place, name] : place });
    }
  }
  return null;
}
