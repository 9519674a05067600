import pg from 'pg';

const statementsKept = 400;
const names = new Map<string, string>();

/** Statements that were seen first get a name, under which each connection prepares them once. */
export function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < statementsKept) names.set(text, `s${names.size}`);
  return names.get(text);
}

/** A connection that keeps what it has prepared: parsing and planning cost PostgreSQL more than most of our statements do. */
export class PreparingClient extends pg.Client {
  override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const query = super.query.bind(this) as (...all: unknown[]) => unknown;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  }) as pg.Client['query'];
}
