/** A boolean as both engines store it: SQLite cannot bind true. */
export type Bit = 0 | 1;

export const bit = (value: boolean): Bit => (value ? 1 : 0);

/** Text that only the deployment's keys open. Its own type, so that plain text cannot get into such a column. */
export type Sealed = string & { readonly sealed: unique symbol };
