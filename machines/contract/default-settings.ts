import type { UserSettings } from './user-settings.ts';

/** How many rows a page of a list may have. */
export const pageSizes = [25, 50, 100] as const;

/** What holds until a user changes it. */
export const defaultSettings: UserSettings = { page_size: 25, columns: { orders: null }, keys: true };
