import { isMaskedNumber } from '../../fields/index.ts';
import type { CompanyFormValues } from './form-values.ts';

/** A field that somebody else has changed since this form was last in step with the server. */
export interface FormChange {
  /** The field's path; a person is named by the key, because rows may have moved: 'companyAttributes.krsUsersAttributes[p1].pesel'. */
  readonly path: string;
  readonly mine: unknown;
  readonly remote: unknown;
  /** Whether it was changed here too, so that one of the two has to give way. */
  readonly conflicting: boolean;
}

/** Whose value stays, by the change's path; where nothing was chosen, what was changed here too stays. */
export type FormChoices = Readonly<Record<string, 'mine' | 'remote'>>;

type Bag = Readonly<Record<string, unknown>>;

const isBag = (value: unknown): value is Bag =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const keyed = (list: readonly unknown[]): ReadonlyMap<string, unknown> =>
  new Map(
    list.map((item, place) => [
      isBag(item) && typeof item['key'] === 'string' ? item['key'] : String(place),
      item,
    ]),
  );

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/**
 * The form merged with the remote changes, and the list of those. A masked number does not show whether it has changed:
 * `retyped` are the paths of the numbers typed anew since both forms began.
 */
export function compareForms(
  base: CompanyFormValues,
  mine: CompanyFormValues,
  remote: CompanyFormValues,
  retyped: readonly string[] = [],
  choices: FormChoices = {},
): { readonly values: CompanyFormValues; readonly changes: readonly FormChange[] } {
  const changes: FormChange[] = [];

  /** Behind a mask lies what the server has, and there it stays where a mask is sent back. */
  function isUnchanged(path: string, before: unknown, here: unknown, there: unknown): boolean {
    const name = path.slice(path.lastIndexOf('.') + 1);
    if (isMaskedNumber(name, there) && before) return isMaskedNumber(name, here) || !retyped.includes(path);
    return isSame(before, there);
  }

  function leaf(path: string, before: unknown, here: unknown, there: unknown): unknown {
    if (isSame(here, there) || isUnchanged(path, before, here, there)) return here;
    const conflicting = !isSame(before, here);
    changes.push({ path, mine: here, remote: there, conflicting });
    return (choices[path] ?? (conflicting ? 'mine' : 'remote')) === 'mine' ? here : there;
  }

  function listed(path: string, before: unknown, here: readonly unknown[], there: readonly unknown[]) {
    const [old, own, other] = [keyed(Array.isArray(before) ? before : []), keyed(here), keyed(there)];
    const all = [...new Set([...own.keys(), ...other.keys()])];
    return all
      .map((key) => merged(`${path}[${key}]`, old.get(key), own.get(key), other.get(key)))
      .filter((item) => item !== undefined);
  }

  function merged(path: string, before: unknown, here: unknown, there: unknown): unknown {
    if (isBag(here) && isBag(there)) {
      const old = isBag(before) ? before : {};
      return Object.fromEntries(
        Object.keys(here).map((name) => [
          name,
          merged(path === '' ? name : `${path}.${name}`, old[name], here[name], there[name]),
        ]),
      );
    }
    const holdsRows = Array.isArray(here) && Array.isArray(there) && [...here, ...there].some(isBag);
    return holdsRows ? listed(path, before, here, there) : leaf(path, before, here, there);
  }

  return { values: merged('', base, mine, remote) as CompanyFormValues, changes };
}
