import { getBy } from '@tanstack/react-form';
import { listeners } from './listeners.ts';
import { afterPress } from './press.ts';
import type { FormValues } from './form-values.ts';

/** What is wrong with the value at a path of the form. */
export type ValidationError = { readonly path: string; readonly message: string };

export type Validate<T> = (values: T) => readonly ValidationError[];

/** Milliseconds after the last key until a form is validated. */
const debounce = 150;

/** The errors of a form's settled values: those of the last moment when nobody typed, or when a field was left. */
export type FieldErrors = {
  /** Calls when other values have settled, or the server has found something; returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Settles the values at once: on blur and on submit. */
  flush: () => void;
  /** The form's own errors and those of the server that still stand; the same array until something settles. */
  all: () => readonly ValidationError[];
  /** The first message at a path. */
  at: (path: string) => string | null;
};

export type Validation<T> = FieldErrors & {
  /** The settled values. */
  values: () => T;
  /** The errors that keep the values from being sent: without the server's. */
  own: () => readonly ValidationError[];
  /** Takes the server's errors, found in `values`: each stands until the value at its path changes or is wrong by itself. */
  refuse: (errors: readonly ValidationError[], values: T) => void;
  /** Validates by this from now on, and what has settled anew. */
  validateBy: (validate: Validate<T>) => void;
  /** After a row of the list at this path was removed: settles, without the server's errors in rows, which name them by index. */
  rowRemoved: (list: string) => void;
};

/** Validates a form's values as a whole when they settle. Errors are derived and stored in no field: one that is not shown costs nothing. */
export function formValidation<T>(
  { values, subscribe }: Pick<FormValues<T>, 'values' | 'subscribe'>,
  begin: Validate<T>,
): Validation<T> {
  const { notify, subscribe: subscribeErrors } = listeners();
  let validate = begin;
  let settled = values();
  let refused: { errors: readonly ValidationError[]; values: T } = { errors: [], values: settled };
  let found: ReturnType<typeof find> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function find() {
    const own = validate(settled);
    const wrong = new Set(own.map(({ path }) => path));
    const standing = refused.errors.filter(
      ({ path }) => !wrong.has(path) && getBy(settled, path) === getBy(refused.values, path),
    );
    const all = [...own, ...standing];
    return { own, all, messages: new Map(all.toReversed().map(({ path, message }) => [path, message])) };
  }

  const current = () => (found ??= find());

  function changed() {
    found = null;
    notify();
  }

  function settle() {
    settled = values();
    changed();
  }

  function flush() {
    if (settled !== values()) settle();
  }

  subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => afterPress(flush), debounce);
  });
  return {
    subscribe: subscribeErrors,
    flush,
    values: () => settled,
    own: () => current().own,
    all: () => current().all,
    at: (path) => current().messages.get(path) ?? null,
    refuse: (errors, sent) => {
      refused = { errors, values: sent };
      changed();
    },
    validateBy: (next) => {
      if (next === validate) return;
      validate = next;
      changed();
    },
    rowRemoved: (list) => {
      refused = { ...refused, errors: refused.errors.filter(({ path }) => !path.startsWith(`${list}[`)) };
      settle();
    },
  };
}
