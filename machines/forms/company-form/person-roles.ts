import type { LegalForm } from '../../rules/index.ts';

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

/** What registers call otherwise than the form: a vice-president is a member of the board, a partner of an sp a Partner. */
const otherWords: readonly (readonly [said: RegExp, role: string])[] = [
  [/wiceprezes/, 'Członek zarządu'],
  [/wspólnik/, 'Partner'],
  [/wspólnik/, 'Komplementariusz'],
];

/** A register's spelling ('PREZES ZARZĄDU', 'prokurent samoistny') as the form's option; '' where none fits. */
export function roleFromRegister(text: string, legalForm: LegalForm): string {
  const said = text.trim().toLocaleLowerCase('pl');
  const roles = personRoles[legalForm];
  const other = otherWords.find(([word, role]) => word.test(said) && roles.includes(role));
  return roles.find((role) => said.startsWith(role.toLocaleLowerCase('pl'))) ?? other?.[1] ?? '';
}
