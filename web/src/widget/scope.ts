/** What the loader and the calculator know each other by: one object of the page, however many calculators stand on it. */
export interface Scope {
  /** Script tags that wait for the calculator's own script. */
  readonly waiting: HTMLScriptElement[];
  /** Draws the calculator of a tag; there once the calculator's script has run. */
  start?: (tag: HTMLScriptElement) => void;
}

export const scopeName = 'financingCalculator';

/** The page's scope; the first that asks makes it. */
export function scopeOf(page: object): Scope {
  const holder = page as { [scopeName]?: Scope };
  return (holder[scopeName] ??= { waiting: [] });
}

/** Puts the scope back where a page has written over its name. */
export const keepScope = (page: object, scope: Scope): void => {
  (page as { [scopeName]?: Scope })[scopeName] = scope;
};

/** Marks of the page's timeline: when the loader ran, and when the first figures stood on the page. */
export const marks = { script: `${scopeName}:script`, drawn: `${scopeName}:drawn` } as const;
