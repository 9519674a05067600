type Texts =
  | string
  | {
      readonly [key: string]: Texts;
    };
/** `hardSpaces` in a whole catalogue. */
export declare function withHardSpaces<T extends Texts>(texts: T): T;
export {};
