import type { CategorySector } from '@app/machines/rules';

/** The sectors as addresses of pages name them, and as the calls do (CATALOG-047). */
export const sectorOfAddress = {
  lease: 'general',
  industry: 'industry',
  plm: 'plm',
  med: 'medical',
} as const satisfies Readonly<Record<string, CategorySector>>;

export type SectorAddress = keyof typeof sectorOfAddress;

export const sectorAddresses = Object.keys(sectorOfAddress) as readonly SectorAddress[];

/** The sector of an address; null for any other word. */
export const addressedSector = (word: string): SectorAddress | null =>
  sectorAddresses.find((each) => each === word) ?? null;

/** The list of a sector as the calls name it. */
export const listNameOf = (address: SectorAddress): string => `${sectorOfAddress[address]}_categories`;
