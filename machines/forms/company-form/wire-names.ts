const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The same data with camel-case keys. */
export function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camel(key), camelKeys(inner)]));
}

/** 'companyAttributes.krsUsersAttributes[0].pesel' as the wire names it: 'company_attributes.krs_users_attributes.0.pesel'. */
export function wirePath(path: string): string {
  return snake(path.replaceAll(/\[(\d+)\]/g, '.$1'));
}

/** The wire's path, with or without the leading 'order.', as the form names it. */
export function formPath(wire: string): string {
  return camel(wire.replace(/^order\./, '')).replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
}
