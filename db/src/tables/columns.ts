/** A boolean as both engines store it: SQLite cannot bind true. */
export type Bit = 0 | 1;

export const bit = (value: boolean): Bit => (value ? 1 : 0);
