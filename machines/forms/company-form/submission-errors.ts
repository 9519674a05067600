import * as v from 'valibot';
import { formErrors } from './form-errors.ts';
import type { FormKind } from '../../fields/form-kind.ts';
import type { CompanyFormValues } from './form-values.ts';
import { readSentForm } from './read-form.ts';
import { registryErrors, type KnownPerson } from './registry-errors.ts';
import { camelKeys, wirePath } from './wire-names.ts';

/** The keys on a path: 'a[0].b' → a, 0, b. */
function keysOf(path: string): readonly (string | number)[] {
  return [...path.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Each container that the keys lead through, from the form inwards. */
function pathItems(form: unknown, path: string): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let at = form;
  const items = keysOf(path).map((key): v.IssuePathItem => {
    const input = at;
    at = at !== null && typeof at === 'object' ? Reflect.get(at, key) : undefined;
    return { type: 'unknown', origin: 'value', input, key, value: at };
  });
  return items as [v.IssuePathItem, ...v.IssuePathItem[]];
}

/** The form of this order as a schema: the browser's fields and the server's submission are judged by it. `today` is YYYY-MM-DD. */
export function companyFormSchema(kind: FormKind, today: string) {
  return v.pipe(
    v.custom<CompanyFormValues>((value) => value !== null && typeof value === 'object'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const fault of formErrors(dataset.value, kind, today)) {
        addIssue({ message: fault.message, path: pathItems(dataset.value, fault.path) });
      }
    }),
  );
}

/**
 * What this kind of order still misses in a form from the wire, judged as it was sent: path as sent → sentence; empty when it
 * is complete. `known` are the persons that the order holds before.
 */
export function submissionErrors(
  order: unknown,
  kind: FormKind,
  today: string,
  known: readonly KnownPerson[],
): Readonly<Record<string, string>> {
  const sent = readSentForm(camelKeys(order));
  const faults: Record<string, string> = {};
  for (const { path, message: sentence } of [
    ...formErrors(sent, kind, today),
    ...registryErrors(sent, kind, known),
  ])
    faults[path === '' ? 'order' : `order.${wirePath(path)}`] ??= sentence;
  return faults;
}
