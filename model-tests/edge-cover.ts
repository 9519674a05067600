export interface Edge {
  readonly from: string;
  readonly to: string;
}

/** The shortest way from a state to an edge that nobody has walked yet, that edge included; null where there is none left. */
function wayToUnwalked<E extends Edge>(
  from: string,
  edgesOf: ReadonlyMap<string, readonly E[]>,
  walked: ReadonlySet<E>,
): readonly E[] | null {
  const ways = new Map<string, readonly E[]>([[from, []]]);
  for (const [state, way] of ways) {
    for (const edge of edgesOf.get(state) ?? []) {
      if (!walked.has(edge)) return [...way, edge];
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
  }
  return null;
}

/**
 * Paths from the start that together walk every edge within its reach: each goes on to the nearest edge not walked yet
 * and gives way to a new path when it has `longest` steps or nothing new lies ahead.
 */
export function edgeCover<E extends Edge>(
  edges: readonly E[],
  start: string,
  longest = 60,
): readonly (readonly E[])[] {
  const edgesOf = Map.groupBy(edges, ({ from }) => from);
  const walked = new Set<E>();
  const paths: E[][] = [];
  let path: E[] = [];
  for (;;) {
    const here = path.at(-1)?.to ?? start;
    const way = path.length < longest ? wayToUnwalked(here, edgesOf, walked) : null;
    if (way === null) {
      if (path.length === 0) return paths;
      path = [];
      continue;
    }
    if (path.length === 0) paths.push(path);
    path.push(...way);
    for (const edge of way) walked.add(edge);
  }
}
