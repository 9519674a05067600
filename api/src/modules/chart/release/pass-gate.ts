import type { Database } from '@app/db';
import { chartHash } from '@app/machines/order';
import { readMapping, type Mapping } from './mapping.ts';
import { moveMapped } from './move-mapped.ts';
import { neededMapping, openFindings, releaseFindings, type ReleaseFindings } from './release-findings.ts';

const titles = {
  breaking: 'Breaking',
  loosened: 'Lets happen what was not let',
  changed: 'Seen, done or due otherwise',
  additive: 'New',
} as const;

/** Says each difference with the orders that it concerns. */
function reportOf({ before, findings, unknown }: ReleaseFindings): string {
  if (before === null && unknown.length === 0) return `No chart but ${chartHash} has served this database.`;
  const kinds = Object.entries(titles).flatMap(([kind, title]) => {
    const found = findings.filter((each) => each.kind === kind);
    if (found.length === 0) return [];
    const lines = found.map(({ sentence, statuses, orders, examples, key }) => {
      const where = statuses.length > 3 ? `${statuses.length} statuses` : statuses.join(', ');
      const whose = examples.length === 0 ? '' : `: ${examples.map(({ number }) => number).join(', ')}`;
      return `  ${sentence}\n    in ${where}; ${orders} orders${whose}\n    key: ${key}`;
    });
    return [`${title}:`, ...lines];
  });
  return [
    `Chart ${before?.hash ?? 'unknown'} beside ${chartHash}, ${findings.length} differences.`,
    ...kinds,
    ...unknown.map(
      ({ status, name, orders }) => `Orders rest in ${status} (${name}), which is gone: ${orders}.`,
    ),
  ].join('\n');
}

/** Where a command's lines go. */
type Say = (line: string) => void;

async function move(
  db: Database,
  mapping: Mapping,
  { isDry, at, say }: Omit<Gate, 'mapping'>,
): Promise<boolean> {
  const { moved, kept } = await moveMapped(db, mapping, {
    isDry,
    at,
    told: ({ number, from, to, lacks }) =>
      say(
        lacks.length === 0
          ? `${number}: ${from} → ${to}`
          : `${number}: stays in ${from}, for ${to} it lacks ${lacks.join(', ')}`,
      ),
  });
  say(`${moved} orders ${isDry ? 'would be moved' : 'moved'}, ${kept} stay.`);
  return kept === 0;
}

/** What the gate is asked with. */
interface Gate {
  /** The text of a mapping file; null without one. */
  readonly mapping: string | null;
  /** Nothing is written. */
  readonly isDry: boolean;
  readonly at: number;
  readonly say: Say;
}

/** Says how this release's chart differs from the last other one that served the database. */
export async function tellDifferences(db: Database, say: Say): Promise<ReleaseFindings> {
  const found = await releaseFindings(db);
  say(reportOf(found));
  return found;
}

/**
 * Whether this release may serve the database: nothing is taken from orders under way, or newly let happen, that the
 * mapping does not know of. With a mapping its orders are moved, or said to be.
 */
export async function passGate(db: Database, { mapping: text, ...gate }: Gate): Promise<boolean> {
  const { say } = gate;
  const found = await tellDifferences(db, say);
  const charts = { before: found.before?.hash ?? '', after: chartHash };
  const mapping = text === null ? null : readMapping(text, charts);
  const { unmapped, unaccepted } = openFindings(found, mapping);
  const isOpen = unmapped.length + unaccepted.length > 0;
  const needed = mapping === null ? neededMapping(found) : null;
  if (needed !== null) say(`The mapping that is needed:\n${JSON.stringify(needed, null, 2)}`);
  for (const { status } of unmapped) say(`Nobody has said where orders of ${status} go.`);
  for (const { key } of unaccepted) say(`Nobody has said that this is meant: ${key}`);
  const passes = !isOpen && (mapping === null || (await move(db, mapping, gate)));
  say(passes ? 'The gate is open.' : 'The gate is shut.');
  return passes;
}
