/** The parts of the settings, in reading order. */
export const settingsTabs = ['message', 'features', 'reasons'] as const;

export type SettingsTab = (typeof settingsTabs)[number];

/** The part that an address names. */
export const readSettingsTab = (tab: unknown): { tab?: SettingsTab } => {
  const known = settingsTabs.find((each) => each === tab);
  return known === undefined ? {} : { tab: known };
};
