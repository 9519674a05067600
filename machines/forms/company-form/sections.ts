/** The form's four sections in the order in which they unlock. */
export const sections = ['basic', 'persons', 'contact', 'summary'] as const;
export type Section = (typeof sections)[number];

const owners: readonly (readonly [start: string, section: Section])[] = [
  ['companyAttributes.krsUsersAttributes', 'persons'],
  ['companyAttributes.agriculturalHoldingConsent', 'basic'],
  ['companyAttributes.nonAgriculturalFinancingConsent', 'basic'],
  ['userAttributes', 'contact'],
];

/** The section in which a field stands: 'companyAttributes.krsUsersAttributes[0].pesel' is of the persons. */
export function sectionOf(path: string): Section {
  const owner = owners.find(([start]) => path.startsWith(start));
  if (owner !== undefined) return owner[1];
  return path.endsWith('Consent') ? 'summary' : 'basic';
}
