import { cyfrowe } from './cyfrowe.ts';
import { ispot } from './ispot.ts';
import { siemens } from './siemens.ts';
import type { Theme, ThemeName } from './theme.ts';

const themes: Record<ThemeName, Theme> = { siemens, ispot, cyfrowe };

/** The theme that a shop's config names; a config without a theme of its own shows the default one. */
export function themeNamed(name: string | null | undefined): Theme {
  return name !== null && name !== undefined && Object.hasOwn(themes, name)
    ? themes[name as ThemeName]
    : siemens;
}
