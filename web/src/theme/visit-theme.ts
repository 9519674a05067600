import { customThemes } from '@app/machines/order';
import type { CustomTheme } from '@app/machines/order';

const key = 'custom_theme';

const isTheme = (name: string | null): name is CustomTheme => customThemes.some((known) => known === name);

/** The theme that the address asks for, or asked for earlier in this tab; it wins over the shop's (THEME-003, 005). */
export function visitTheme(): CustomTheme | null {
  const asked = new URLSearchParams(location.search).get(key);
  if (isTheme(asked)) sessionStorage.setItem(key, asked);
  const kept = sessionStorage.getItem(key);
  return isTheme(kept) ? kept : null;
}
