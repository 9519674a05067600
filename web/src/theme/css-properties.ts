/** Descriptors of @font-face and @page that some browsers list among the properties; some are attributes of elements. */
const descriptors: readonly string[] = ['src', 'size', 'unicodeRange', 'fallback', 'prefix', 'result'];

/**
 * Whether a prop is written into the style sheet and not into the page. In place of @pandacss/is-valid-prop, whose list
 * is 3 kB of every first load: a browser knows the properties that it has.
 */
export const isCssProperty = (name: string): boolean =>
  !descriptors.includes(name) &&
  (name in document.documentElement.style || name.startsWith('--') || /[&@]/u.test(name));
