import * as v from 'valibot';
import type { AnySchema } from '@app/machines/contract';
import { useState } from 'react';
import type { FormError } from '../../../kit/form/error-summary.tsx';
import { unchangedErrors } from './server-errors.ts';
import type { FieldErrors } from './server-errors.ts';

export type WireForm = {
  /** The message to show under a field; null where the value is valid or the field was not touched yet. */
  errorOf: (name: string) => string | null;
  onBlur: (name: string) => void;
  /** The errors that keep the form from being sent, each a link to its field. */
  errors: readonly FormError[];
  attempt: number;
  /** Marks everything as tried; whether the form may be sent. */
  tryToSend: () => boolean;
};

/** What the contract's schema refuses of a body, by the name of the field on the wire. */
export function schemaErrors(schema: AnySchema, body: unknown): FieldErrors {
  const result = v.safeParse(schema, body, { abortPipeEarly: true });
  const messages: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    const name =
      (issue as { path?: readonly { key?: unknown }[] }).path?.map((item) => String(item.key)).join('.') ??
      '';
    messages[name] ??= issue.message;
  }
  return messages;
}

/** The value at a field's name on the wire: 'user.email' lies in a part of the body. */
const valueAt = (body: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (at, key) => (at !== null && typeof at === 'object' ? Reflect.get(at, key) : undefined),
      body,
    );

/**
 * A small form validated by the schema of its call: an error shows once its field was touched, all after the first attempt;
 * a server error stands until its field is changed.
 */
export function useWireForm(schema: AnySchema, body: unknown, refused: FieldErrors): WireForm {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState<unknown>(body);
  const own = schemaErrors(schema, body);
  const unchanged = unchangedErrors(refused, (name) => valueAt(body, name) !== valueAt(sent, name));
  const all: FieldErrors = { ...unchanged, ...own };
  return {
    errorOf: (name) => (attempt > 0 || touched.has(name) ? (all[name] ?? null) : null),
    onBlur: (name) => setTouched((before) => new Set([...before, name])),
    errors: attempt === 0 ? [] : Object.entries(all).map(([name, message]) => ({ fieldId: name, message })),
    attempt,
    tryToSend() {
      setAttempt((before) => before + 1);
      setSent(body);
      return Object.keys(own).length === 0;
    },
  };
}
