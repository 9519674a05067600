import { masked } from '../contract/wire.ts';
import type { CompanyFormValues } from './form-values.ts';

/** A field that somebody else has changed since this form was last in step with the server. */
export interface FormChange {
  /** The field's path; a person is named by the key, because rows may have moved: 'companyAttributes.krsUsersAttributes[p1].pesel'. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Whether it was changed here too, so that one of the two has to give way. */
  readonly clashes: boolean;
}

/** Whose value stays, by the change's path; where nothing was chosen, what was changed here too stays. */
export type FormChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

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

/** Numbers that are answered masked are the same when their masks are. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string' && one !== '' && other !== '')
    return one === other || masked(one) === other || one === masked(other);
  const known = [one ?? '', other ?? ''];
  return JSON.stringify(known[0]) === JSON.stringify(known[1]);
}

/** The form with the other's changes taken in, and which they were. */
export function compareForms(
  base: CompanyFormValues,
  mine: CompanyFormValues,
  theirs: CompanyFormValues,
  choices: FormChoices = {},
): { readonly values: CompanyFormValues; readonly changes: readonly FormChange[] } {
  const changes: FormChange[] = [];

  function leaf(path: string, before: unknown, here: unknown, there: unknown): unknown {
    if (isSame(here, there) || isSame(before, there)) return here;
    const clashes = !isSame(before, here);
    changes.push({ path, mine: here, theirs: there, clashes });
    return (choices[path] ?? (clashes ? 'mine' : 'theirs')) === 'mine' ? here : there;
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

  return { values: merged('', base, mine, theirs) as CompanyFormValues, changes };
}
