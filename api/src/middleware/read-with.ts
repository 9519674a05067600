import type { AnySchema } from '@app/machines/contract';
import * as v from 'valibot';
import { Answer } from '../answers.ts';

interface PathItem {
  readonly key?: unknown;
}

const pathOf = (issue: { readonly path?: readonly PathItem[] | undefined }): string =>
  (issue.path ?? []).map((item) => String(item.key)).join('.');

/** What the schema makes of the input, unknown fields left out; what it refuses is 422 with one object a field. */
export function readWith(schema: AnySchema, input: unknown): unknown {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  const seen = new Map<string, string>();
  for (const issue of result.issues) {
    const path = pathOf(issue as { path?: readonly PathItem[] });
    if (!seen.has(path)) seen.set(path, sentenceOf(issue));
  }
  throw new Answer(422, {
    error: 'Popraw zaznaczone pola i spróbuj ponownie.',
    errors: [...seen].map(([path, sentence]) => ({ [path]: sentence })),
  });
}

/** The schema's own sentence; valibot's English for a missing or mistyped field becomes the general one. */
function sentenceOf(issue: { readonly message: string; readonly received: string }): string {
  if (!issue.message.startsWith('Invalid')) return issue.message;
  return issue.received === 'undefined' || issue.received === 'null' || issue.received === '""'
    ? 'To pole jest wymagane'
    : 'Ta wartość jest niepoprawna';
}
