import * as v from 'valibot';
import type { AnySchema } from '@app/machines/contract';
import { useState } from 'react';
import type { FormError } from '../../../kit/form/error-summary.tsx';
import { unchangedErrors } from './server-errors.ts';
import type { FieldErrors } from './server-errors.ts';

export type WireForm = {
  /** The sentence that belongs under a field now; null where it is right, or was not left yet. */
  errorOf: (name: string) => string | null;
  onBlur: (name: string) => void;
  /** All that keeps the form from being sent, each a link to its field. */
  errors: readonly FormError[];
  attempt: number;
  /** Marks everything as tried; whether the form may be sent. */
  tryToSend: () => boolean;
};

/** What the contract's schema refuses of a body, by the name of the field on the wire. */
export function schemaErrors(schema: AnySchema, body: unknown): FieldErrors {
  const result = v.safeParse(schema, body, { abortPipeEarly: true });
  const sentences: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    const name =
      (issue as { path?: readonly { key?: unknown }[] }).path?.map((item) => String(item.key)).join('.') ??
      '';
    sentences[name] ??= issue.message;
  }
  return sentences;
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
 * A small form judged by the schema of its call: a field's fault shows once it was left, everything after the first try;
 * what the server refused stands with them until it is changed.
 */
export function useWireForm(schema: AnySchema, body: unknown, refused: FieldErrors): WireForm {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<unknown>(body);
  const own = schemaErrors(schema, body);
  const standing = unchangedErrors(refused, (name) => valueAt(body, name) !== valueAt(sent, name));
  const all: FieldErrors = { ...standing, ...own };
  return {
    errorOf: (name) => (round > 0 || left.has(name) ? (all[name] ?? null) : null),
    onBlur: (name) => setLeft((before) => new Set([...before, name])),
    errors: round === 0 ? [] : Object.entries(all).map(([name, message]) => ({ fieldId: name, message })),
    attempt: round,
    tryToSend() {
      setRound((before) => before + 1);
      setSent(body);
      return Object.keys(own).length === 0;
    },
  };
}
