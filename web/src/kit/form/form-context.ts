import { useStore } from '@tanstack/react-form';
import type { AnyFieldApi, AnyFormApi, createFormHookContexts } from '@tanstack/react-form';
import { createContext, use, useSyncExternalStore } from 'react';
import { afterPress } from './press.ts';
import type { FieldErrors } from './validation.ts';

type Contexts = ReturnType<typeof createFormHookContexts>;

// The library makes the same two, in a module that brings all its hooks into a page's first load.
export const fieldContext: Contexts['fieldContext'] = createContext(null as unknown as AnyFieldApi);
export const formContext: Contexts['formContext'] = createContext(null as unknown as AnyFormApi);
export const useFieldContext = (() => use(fieldContext)) as Contexts['useFieldContext'];
export const useFormContext = (() => use(formContext)) as Contexts['useFormContext'];

/** What the fields within know beyond their own form. */
export type Scope = {
  errors: FieldErrors;
  /** Stands before each field's name in the paths of errors and in ids. */
  path: string;
};

export const ScopeContext = createContext<Scope | null>(null);

/** Whether every field shows its error; else each does once it was left. Stands apart, so that no control is drawn again by it. */
export const TriedContext = createContext(false);

export function useScope(): Scope {
  const scope = use(ScopeContext);
  if (scope === null) throw new Error('A field stands outside of its form');
  return scope;
}

/** The element's id of a path: label, error and the error summary's link refer to it. */
export const idOf = (path: string): string => path.replaceAll(/[.[\]]+/g, '-');

const never = () => () => undefined;

/** The message to show at a name of the form around; null where the value is valid or its error is not due yet. */
export function useErrorAt(name: string, touched = false): string | null {
  const { errors, path } = useScope();
  const tried = use(TriedContext);
  const shown = tried || touched;
  return useSyncExternalStore(shown ? errors.subscribe : never, () =>
    shown ? errors.at(path + name) : null,
  );
}

/** The same for the field around. */
export function useFieldError(): string | null {
  const field = useFieldContext();
  return useErrorAt(
    field.name,
    useStore(field.store, (state) => state.meta.isBlurred),
  );
}

export const useFieldId = (): string => idOf(useScope().path + useFieldContext().name);

/** What is typed into the field around, which is validated when it is left: after the press that left it. */
export function useControl<T>() {
  const field = useFieldContext<T>();
  const { errors } = useScope();
  return {
    value: useStore(field.store, (state) => state.value),
    onValue: (value: T) => field.handleChange(value),
    onBlur: () =>
      afterPress(() => {
        field.handleBlur();
        errors.flush();
      }),
  };
}
