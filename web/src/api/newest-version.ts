import { replaceEqualDeep } from '@tanstack/react-query';

const versionOf = (data: unknown): number => {
  const version: unknown = data !== null && typeof data === 'object' ? Reflect.get(data, 'version') : null;
  return typeof version === 'number' ? version : -Infinity;
};

/**
 * As `structuralSharing` of a query whose data has a version: what is older never takes the place of what is shown. A
 * reading that was begun before a change may be answered after it.
 */
export const newestVersion = (shown: unknown, read: unknown): unknown =>
  versionOf(read) < versionOf(shown) ? shown : replaceEqualDeep(shown, read);
