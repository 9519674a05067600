import type { CustomTheme } from '@app/machines/order';
import { cyfrowe } from './cyfrowe.ts';
import { ispot } from './ispot.ts';
import { siemens } from './siemens.ts';
import type { Contract, Theme } from './theme.ts';
import { visitTheme } from './visit-theme.ts';

const speakingOf = (theme: Theme, contract: Contract): Theme => ({
  ...theme,
  brand: { ...theme.brand, ...theme.contracts[contract] },
});

const ofContracts = (theme: Theme): Record<Contract, Theme> => ({
  lease: speakingOf(theme, 'lease'),
  loan: speakingOf(theme, 'loan'),
});

const ofNoOrder: Record<CustomTheme, Theme> = { siemens, ispot, cyfrowe };

const themes: Record<CustomTheme, Record<Contract, Theme>> = {
  siemens: ofContracts(siemens),
  ispot: ofContracts(ispot),
  cyfrowe: ofContracts(cyfrowe),
};

/**
 * The theme that a shop names, with the brand of the order's agreement; a shop without one shows the default theme. The
 * theme of the visit wins.
 */
export function themeNamed(name: string | null | undefined, contract: Contract): Theme {
  const known = name !== null && name !== undefined && Object.hasOwn(themes, name);
  return themes[visitTheme() ?? (known ? (name as CustomTheme) : 'siemens')][contract];
}

/** The theme of pages that belong to no order. */
export function themeOfVisit(): Theme {
  return ofNoOrder[visitTheme() ?? 'siemens'];
}
