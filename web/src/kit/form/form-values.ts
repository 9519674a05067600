import { FormApi } from '@tanstack/react-form';
import type { AnyFormApi } from '@tanstack/react-form';
import { listeners } from './listeners.ts';

/** The values of one form, or of several as one. */
export type FormValues<T> = {
  /** The same object for as long as nothing has changed. */
  values: () => T;
  /** Calls after each change of the values, never for one of errors or focus; returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Takes other values in, as one change; touched fields stay touched. */
  write: (values: T) => void;
};

/** A form with what its fields are bound to. */
export type Form<T> = FormValues<T> & {
  readonly form: AnyFormApi;
  /** Treats a field as left: it shows its error. */
  touch: (name: string) => void;
};

/** Puts values in place of a form's own; its fields keep their meta. */
export function writeValues(form: AnyFormApi, values: object): void {
  form.baseStore.setState((state) => ({ ...state, values }));
}

/** A form that outlives what shows its fields. */
export function createForm<T extends object>(defaultValues: T): Form<T> {
  const form: AnyFormApi = new FormApi({ defaultValues });
  return {
    form,
    values: () => form.state.values as T,
    write: (values) => writeValues(form, values),
    touch: (name) => form.setFieldMeta(name, (meta) => ({ ...meta, isBlurred: true })),
    subscribe(listener) {
      let known: unknown = form.state.values;
      const { unsubscribe } = form.store.subscribe(() => {
        if (form.state.values === known) return;
        known = form.state.values;
        listener();
      });
      return unsubscribe;
    },
  };
}

/** Values that are joined from those of several forms; `changed` is called with each change of one. */
export function joinedValues<T>(join: () => T, split: (values: T) => void) {
  const { notify, subscribe } = listeners();
  let known: { values: T } | null = null;
  let writing = false;
  function changed() {
    known = null;
    if (!writing) notify();
  }
  return {
    changed,
    subscribe,
    values: () => (known ??= { values: join() }).values,
    write(values: T) {
      writing = true;
      split(values);
      writing = false;
      changed();
    },
  };
}

export type FormList<T> = FormValues<readonly T[]> & {
  /** The same array until one is added or removed. */
  items: () => readonly (Form<T> & { readonly key: string })[];
  add: (values: T) => void;
  remove: (key: string) => void;
};

/** A form an item, because a key costs as much as its form has fields. `key` names an item for as long as the list lives. */
export function formList<T extends { readonly key: string }>(start: readonly T[]): FormList<T> {
  const open = (values: T) => {
    const form = { key: values.key, ...createForm(values) };
    form.subscribe(() => list.changed());
    return form;
  };
  const list = joinedValues<readonly T[]>(
    () => items.map((item) => item.values()),
    (next) => {
      items = next.map((values) => {
        const known = items.find(({ key }) => key === values.key);
        known?.write(values);
        return known ?? open(values);
      });
    },
  );
  let items = start.map(open);
  return {
    ...list,
    items: () => items,
    add(values) {
      items = [...items, open(values)];
      list.changed();
    },
    remove(key) {
      items = items.filter((item) => item.key !== key);
      list.changed();
    },
  };
}
