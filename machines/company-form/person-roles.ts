import type { LegalForm } from '../rules/index.ts';

/** What a person may be in a company, by its legal form; empty for the one who is the company. */
export const personRoles: Readonly<Record<LegalForm, readonly string[]>> = {
  dg: [],
  sc: ['Wspólnik', 'Prokurent'],
  sj: ['Wspólnik', 'Prokurent'],
  sp: ['Partner', 'Prokurent', 'Członek zarządu'],
  sk: ['Komplementariusz', 'Komandytariusz', 'Prokurent'],
  sz: ['Prezes zarządu', 'Członek zarządu', 'Prokurent'],
  sa: ['Prezes zarządu', 'Członek zarządu', 'Prokurent'],
};

/** A register's spelling ('PREZES ZARZĄDU', 'prokurent samoistny') as the form's option; '' where none fits. */
export function roleFromRegister(text: string, legalForm: LegalForm): string {
  const said = text.trim().toLowerCase();
  return personRoles[legalForm].find((role) => said.includes(role.toLowerCase())) ?? '';
}
