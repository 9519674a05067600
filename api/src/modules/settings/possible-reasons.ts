import { createHash } from 'node:crypto';
import { listPossibleReasons as listAll, newId, savePossibleReasons, type PossibleReason } from '@app/db';
import type { ReplyOf } from '@app/machines/contract';
import { ApiError, invalid } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';

/** What whoever changes the list has seen of it. */
const versionOf = (reasons: readonly PossibleReason[]): string =>
  createHash('sha256').update(JSON.stringify(reasons)).digest('base64url').slice(0, 22);

const reply = (reasons: readonly PossibleReason[]): ReplyOf<'listReasons'> => ({
  version: versionOf(reasons),
  reasons: reasons.map(({ code, label, retiredAt }) => ({ code, label, retired: retiredAt !== null })),
});

export const listReasons: Query<'listReasons'> = async ({ ports }) => reply(await listAll(ports.db));

/** The reasons that a move's dialog offers (ADMIN-059). */
export const listPossibleReasons: Query<'listPossibleReasons'> = async ({ ports }) => ({
  reasons: (await listAll(ports.db))
    .filter(({ retiredAt }) => retiredAt === null)
    .map(({ code, label }) => ({ code, label })),
});

const versionConflict = (): ApiError =>
  new ApiError(409, { error: 'Ktoś zmienił listę w międzyczasie. Odśwież ją.', code: 'version' });

/** The fields, by their paths, whose label another reason has before them. */
const repeated = (labels: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    labels.flatMap((label, index) =>
      labels.indexOf(label) < index ? [[`reasons.${index}.label`, 'Ten powód już jest na liście']] : [],
    ),
  );

/** Writes the list as it was sent: its order is the order of offering, and nothing that history names ever goes. */
export const saveReasons: Command<'saveReasons'> = async ({ ports, body }) => {
  const labels = body.reasons.map(({ label }) => label.trim());
  const problems = repeated(labels.map((label) => label.toLocaleLowerCase('pl')));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const at = ports.now();
  const added = body.reasons.map(() => newId());
  return {
    async write(tx) {
      const stored = await listAll(tx);
      const known = new Map(stored.map((reason) => [reason.code, reason]));
      const sent = body.reasons.flatMap(({ code }) => code ?? []);
      const whole = sent.length === known.size && [...known.keys()].every((code) => sent.includes(code));
      if (versionOf(stored) !== body.version || !whole) throw versionConflict();
      const next = body.reasons.map(({ code, retired }, position) => ({
        code: code ?? added[position] ?? '',
        label: labels[position] ?? '',
        position,
        retiredAt: retired ? (known.get(code ?? '')?.retiredAt ?? at) : null,
      }));
      await savePossibleReasons(tx, next);
      return reply(await listAll(tx));
    },
  };
};
