import type { CustomTheme } from '@app/machines/order';
import { cyfrowe } from './cyfrowe.ts';
import { ispot } from './ispot.ts';
import { siemens } from './siemens.ts';
import type { Contract, Theme } from './theme.ts';

const speakingOf = (theme: Theme, contract: Contract): Theme => ({
  ...theme,
  brand: { ...theme.brand, ...theme.contracts[contract] },
});

const ofContracts = (theme: Theme): Record<Contract, Theme> => ({
  lease: speakingOf(theme, 'lease'),
  loan: speakingOf(theme, 'loan'),
});

const themes: Record<CustomTheme, Record<Contract, Theme>> = {
  siemens: ofContracts(siemens),
  ispot: ofContracts(ispot),
  cyfrowe: ofContracts(cyfrowe),
};

/** The theme that a shop names, with the brand of the order's agreement; a shop without one shows the default theme. */
export function themeNamed(name: string | null | undefined, contract: Contract): Theme {
  const known = name !== null && name !== undefined && Object.hasOwn(themes, name);
  return themes[known ? (name as CustomTheme) : 'siemens'][contract];
}
