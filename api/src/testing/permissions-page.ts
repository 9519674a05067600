import { readFileSync } from 'node:fs';

/** A row of a table by the names of its columns. */
export type PermissionRow = Readonly<Record<string, string>>;

/** The rows under a heading of docs/permissions.md, which says by hand who may do what. */
export function permissionRows(heading: string): readonly PermissionRow[] {
  const page = readFileSync(new URL('../../../docs/permissions.md', import.meta.url), 'utf8');
  const part = page.split(/^## /mu).find((each) => each.startsWith(heading)) ?? '';
  const cells = (line: string) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
  const [head, , ...rows] = part.split('\n').filter((line) => line.startsWith('|'));
  if (head === undefined) throw new Error(`docs/permissions.md has no table under ${heading}`);
  const names = cells(head);
  return rows.map((line) => Object.fromEntries(cells(line).map((cell, at) => [names[at] ?? '', cell])));
}
