import { camelKeys, snakeKeys } from '@app/machines/fields';
import type { CamelCase } from '@app/machines/fields';

/** Maps whose keys are data: they cross the wire as they are. */
type KeyedByData = 'fillTiming' | 'fill_timing';
const keyedByData: ReadonlySet<string> = new Set<KeyedByData>(['fillTiming', 'fill_timing']);

/** The wire's shape (snake_case) as the browser sees it. */
export type Camelized<T> = T extends readonly (infer Item)[]
  ? Camelized<Item>[]
  : T extends object
    ? {
        [K in keyof T as K extends string ? CamelCase<K> : K]: K extends KeyedByData ? T[K] : Camelized<T[K]>;
      }
    : T;

/** Answers come in with camelCase keys. */
export const camelized = (value: unknown): unknown => camelKeys(value, keyedByData);

/** Bodies go out with snake_case keys. */
export const snaked = (value: object): unknown => snakeKeys(value, keyedByData);
