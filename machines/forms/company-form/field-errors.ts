import * as v from 'valibot';
import {
  AddressIn,
  camelCase,
  emptyAddress,
  emptyLivingAddress,
  messages,
  snakeKeys,
} from '../../fields/index.ts';
import type { AddressValues, Field, Fields, Judging, ValidationError } from '../../fields/index.ts';

/** What is wrong with an address by the wire's own schema, the first error of each field. */
export function addressErrors(
  path: string,
  address: AddressValues,
  living = false,
): readonly ValidationError[] {
  const { issues = [] } = v.safeParse(AddressIn, snakeKeys(address));
  const found = new Map<string, string>();
  for (const { path: [at] = [], message } of issues) {
    const name = typeof at?.key === 'string' ? camelCase(at.key) : 'street';
    if (!found.has(name)) found.set(name, message);
  }
  if (living && address.homeCountry === '') found.set('homeCountry', messages.required);
  return [...found].map(([name, message]) => ({ path: `${path}.${name}`, message }));
}

const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** Whether nothing was typed, chosen or ticked. */
const isMissing = ({ kind }: Field, value: unknown): boolean =>
  Array.isArray(value) ? value.every(isBlank) : isBlank(value) || (kind === 'flag' && value === false);

/** What is wrong with the fields that are asked, in the catalogue's order. */
export function fieldErrors(
  fields: Fields,
  record: object,
  path: string,
  isAsked: (field: Field) => boolean,
  judging: Omit<Judging, 'record'>,
): readonly ValidationError[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isAsked(field)) return [];
    const value: unknown = Reflect.get(record, name);
    const at = path === '' ? name : `${path}.${name}`;
    if (field.kind === 'address') {
      const living = 'living' in field && field.living === true;
      const start = living ? emptyLivingAddress() : emptyAddress();
      return addressErrors(at, (value as AddressValues | null) ?? start, living);
    }
    if (isMissing(field, value)) return field.required ? [{ path: at, message: field.missing }] : [];
    const message = field.judge(value, { ...judging, record });
    return message === null ? [] : [{ path: at, message }];
  });
}
