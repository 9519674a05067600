import { camelKeys } from '../../fields/index.ts';
import type { FormKind } from '../../fields/index.ts';
import { formErrors } from './form-errors.ts';
import { readSentForm } from './read-form.ts';
import { registryErrors } from './registry-errors.ts';
import type { KnownPerson } from './registry-errors.ts';
import { wirePath } from './wire-path.ts';

/**
 * What this kind of order still misses in a form from the wire, judged as it was sent: path as sent → message; empty when it
 * is complete. `known` are the persons that the order holds before; `today` is YYYY-MM-DD.
 */
export function submissionErrors(
  order: unknown,
  kind: FormKind,
  today: string,
  known: readonly KnownPerson[],
): Readonly<Record<string, string>> {
  const sent = readSentForm(camelKeys(order));
  const errors: Record<string, string> = {};
  for (const { path, message } of [...formErrors(sent, kind, today), ...registryErrors(sent, kind, known)])
    errors[path === '' ? 'order' : `order.${wirePath(path)}`] ??= message;
  return errors;
}
