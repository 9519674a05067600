import type { CompanyFormValues } from '@app/machines/company-form';
import type { CompanyForm } from './form-context.ts';

type Listener = () => void;
type Subscribe = (listener: Listener) => () => void;

/** Milliseconds after the last key until the debounced values follow. */
const debounce = 100;

/** Subscriptions to parts of the form's values; a listener is called only when its part has changed. */
export type FormWatch = {
  /** Changes of the part of the form in which the field of this path stands. */
  around: (path: string) => Subscribe;
  /** Changes once nobody types, for what shows the whole form. */
  debounced: { subscribe: Subscribe; values: () => CompanyFormValues; flush: () => void };
};

const whole = '';

/** A person is a part of its own, because there may be many, with twenty fields each. */
const partOf = (path: string): string => /krsUsersAttributes\[(\d+)\]/.exec(path)?.[1] ?? whole;

/** One subscription to the form's values for all of its fields, for as long as the form is mounted. */
export function formWatch(form: CompanyForm): FormWatch {
  const parts = new Map<string, Set<Listener>>();
  const subscriptions = new Map<string, Subscribe>();
  const debouncedListeners = new Set<Listener>();
  let known = form.state.values;
  let debouncedValues = known;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    if (debouncedValues === known) return;
    debouncedValues = known;
    for (const listener of debouncedListeners) listener();
  }

  function changed() {
    const { values } = form.state;
    if (values === known) return;
    const before = known.companyAttributes.krsUsersAttributes;
    const persons = values.companyAttributes.krsUsersAttributes;
    known = values;
    for (const [part, listeners] of parts)
      if (part === whole || before[Number(part)] !== persons[Number(part)])
        for (const listener of listeners) listener();
    clearTimeout(timer);
    timer = setTimeout(flush, debounce);
  }

  function subscriptionTo(part: string): Subscribe {
    const listeners = parts.get(part) ?? new Set();
    parts.set(part, listeners);
    return subscribing(listeners);
  }

  function around(path: string): Subscribe {
    const part = partOf(path);
    const known = subscriptions.get(part) ?? subscriptionTo(part);
    subscriptions.set(part, known);
    return known;
  }

  form.store.subscribe(changed);
  return {
    around,
    debounced: { subscribe: subscribing(debouncedListeners), values: () => debouncedValues, flush },
  };
}

function subscribing(listeners: Set<Listener>): Subscribe {
  return (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}
