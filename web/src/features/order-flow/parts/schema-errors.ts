import type { AnySchema } from '@app/machines/contract';
import * as v from 'valibot';
import type { ValidationError } from '../../../kit/form/validation.ts';
import { requestFor } from './requests.ts';

/** Whether nothing was typed into a field of the body. */
const isEmptyAt = (body: unknown, path: string): boolean =>
  body !== null && typeof body === 'object' && Reflect.get(body, path) === '';

/** What a call's schema finds wrong with a body, by names on the wire; the first message of each. */
export function schemaErrors(schema: AnySchema, body: unknown): readonly ValidationError[] {
  const { issues = [] } = v.safeParse(schema, body, { abortPipeEarly: true });
  const messages = new Map<string, string>();
  for (const issue of issues as readonly v.BaseIssue<unknown>[]) {
    const path = v.getDotPath(issue) ?? '';
    if (!messages.has(path)) messages.set(path, issue.message);
  }
  return [...messages].map(([path, message]) => ({
    path,
    message: isEmptyAt(body, path) ? requestFor(path, message) : message,
  }));
}
