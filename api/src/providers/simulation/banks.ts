import { simulatedGateways } from '../settings.ts';

const names = [
  'PKO BP',
  'mBank',
  'ING',
  'Santander',
  'Pekao',
  'Millennium',
  'Alior Bank',
  'BNP Paribas',
  'Credit Agricole',
  'VeloBank',
];

export type SimulatedBank = { readonly id: number; readonly name: string; readonly icon: string };

const bank = (id: number, index: number): SimulatedBank => ({
  id,
  name: names[index] ?? '',
  icon: `sim/icons/${index}.svg`,
});

/** The banks of the bank and payment simulators; icons are paths under the simulators' address. */
export const transferBanks = simulatedGateways.transfer.map(bank);
export const accountInformationBanks = simulatedGateways.accountInformation.map(bank);

/** The name of a gateway's bank, its number where there is none. */
export const bankName = (id: number): string =>
  [...transferBanks, ...accountInformationBanks].find((one) => one.id === id)?.name ?? `bank nr ${id}`;

/** The bank's name as a picture; the simulators show no trademarks. */
export function bankIcon(index: number): string | undefined {
  const name = names[index];
  if (name === undefined) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48" role="img" aria-label="${name}"><text x="80" y="31" text-anchor="middle" font-family="Inter,system-ui,sans-serif" font-size="20" font-weight="600" fill="#14252B">${name}</text></svg>`;
}
