import { isForeignPassport } from './foreign-passport.ts';
import { isIdCard } from './id-card.ts';
import { isPolishPassport } from './polish-passport.ts';
import { isResidenceCard } from './residence-card.ts';

export const documentTypes = ['id_card', 'polish_passport', 'foreign_passport', 'residence_card'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentTypeNames: Readonly<Record<DocumentType, string>> = {
  id_card: 'Dowód osobisty',
  polish_passport: 'Paszport polski',
  foreign_passport: 'Paszport zagraniczny',
  residence_card: 'Karta pobytu',
};

const rules: Readonly<Record<DocumentType, (value: string) => boolean>> = {
  id_card: isIdCard,
  polish_passport: isPolishPassport,
  foreign_passport: isForeignPassport,
  residence_card: isResidenceCard,
};

/** Whether a series and number can belong to a document of this type. */
export function isDocumentNumber(type: DocumentType, seriesAndNumber: string): boolean {
  return rules[type](seriesAndNumber);
}

/** A series and number as it is stored: capital letters, no spaces ('aba 300000' → 'ABA300000'). */
export function normaliseDocumentNumber(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}
