import { refusalOf, type AnySchema, type RefusedField } from '@app/machines/contract';
import * as v from 'valibot';
import { invalid } from '../../kernel/errors.ts';

interface PathItem {
  readonly key?: unknown;
}

const pathOf = (issue: { readonly path?: readonly PathItem[] | undefined }): string =>
  (issue.path ?? []).map((item) => String(item.key)).join('.');

/** What the schema makes of the input, unknown fields left out; what it refuses is 422 with one object a field. */
export function readWith(schema: AnySchema, input: unknown): unknown {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  const errors: Record<string, string> = {};
  const details: RefusedField[] = [];
  for (const issue of result.issues) {
    const field = pathOf(issue as { path?: readonly PathItem[] });
    if (Object.hasOwn(errors, field)) continue;
    errors[field] = sentenceOf(issue);
    details.push(detailOf(field, issue));
  }
  throw invalid(errors, undefined, details);
}

interface Issue {
  readonly type: string;
  readonly expected: string | null;
  readonly received: string;
  readonly message: string;
  readonly requirement?: unknown;
}

/** What bounds a value, by the schema's kind of check. */
const bounds: Readonly<Record<string, string>> = {
  min_value: 'min',
  max_value: 'max',
  min_length: 'min_length',
  max_length: 'max_length',
  regex: 'pattern',
};

/** The values of a list, or the bound that was broken, as far as the schema holds it. */
function allowedBy({ type, expected, requirement }: Issue): Pick<RefusedField, 'allowed'> {
  if ((type === 'picklist' || type === 'variant' || type === 'literal') && expected !== null) {
    // Of a variant in a variant the values stand in brackets within brackets, and of one that is no object there are none.
    const values = expected.match(/"(?:[^"\\]|\\.)*"|\b(?:true|false)\b|-?\b\d+(?:\.\d+)?\b/gu);
    if (values === null) return {};
    return { allowed: values.map((value) => JSON.parse(value) as string | number | boolean) };
  }
  const bound = bounds[type];
  if (bound === undefined) return {};
  if (requirement instanceof RegExp) return { allowed: { [bound]: requirement.source } };
  return typeof requirement === 'number' ? { allowed: { [bound]: requirement } } : {};
}

/** The issue for machines: by the sentence that it has, else by the kind of check. What was sent is not repeated. */
function detailOf(field: string, issue: Issue): RefusedField {
  const { expected, type } = issue;
  const known = refusalOf(sentenceOf(issue)) ?? {
    code: type,
    detail: expected === null ? `The value does not pass the check ${type}.` : `Expected ${expected}.`,
  };
  return { field, ...known, ...allowedBy(issue) };
}

/** The schema's own sentence; valibot's English for a missing or mistyped field becomes the general one. */
function sentenceOf(issue: { readonly message: string; readonly received: string }): string {
  if (!issue.message.startsWith('Invalid')) return issue.message;
  return issue.received === 'undefined' || issue.received === 'null' || issue.received === '""'
    ? 'To pole jest wymagane'
    : 'Ta wartość jest niepoprawna';
}
