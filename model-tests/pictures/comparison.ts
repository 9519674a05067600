/** Pictures by name of this checkout and of another commit: a page that shows them beside each other, what differs first. */
export function comparison(
  head: ReadonlyMap<string, Buffer>,
  base: ReadonlyMap<string, Buffer>,
): { html: string; summary: string } {
  const names = [...new Set([...head.keys(), ...base.keys()])].toSorted();
  const kindOf = (name: string): 'new' | 'gone' | 'differs' | 'same' => {
    const now = head.get(name);
    const before = base.get(name);
    if (now === undefined) return 'gone';
    if (before === undefined) return 'new';
    return now.equals(before) ? 'same' : 'differs';
  };
  const kinds = ['differs', 'gone', 'new', 'same'] as const;
  const rows = kinds.flatMap((kind) =>
    names.filter((name) => kindOf(name) === kind).map((name) => ({ name, kind })),
  );
  const picture = (side: string, name: string, held: boolean): string =>
    held ? `<img loading="lazy" src="${side}/${name}.png" alt="">` : '';
  const html = `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;margin:1rem}section{display:grid;grid-template-columns:1fr 1fr;gap:1rem;margin:0 0 2rem}
h2{grid-column:1/-1;font-size:1rem;margin:0}img{max-width:100%;border:1px solid #ccc;align-self:start}</style>
${rows
  .map(
    ({ name, kind }) =>
      `<section id="${name}"><h2>${name}: ${kind}</h2>${picture('head', name, head.has(name))}${picture('base', name, base.has(name))}</section>`,
  )
  .join('\n')}
`;
  const summary = kinds.map((kind) => `${rows.filter((row) => row.kind === kind).length} ${kind}`).join(', ');
  return { html, summary };
}
