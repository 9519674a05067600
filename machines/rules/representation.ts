import type { LegalForm } from './legal-form.ts';

// The two variants that were decided, and the sentences in which extracts of the court register put the first of them.
const eachAlone: ReadonlySet<string> = new Set([
  'KAŻDY CZŁONEK ZARZĄDU SAMODZIELNIE',
  'KAŻDY WSPÓLNIK SAMODZIELNIE',
  'DO SKŁADANIA OŚWIADCZEŃ W IMIENIU SPÓŁKI JEST UPOWAŻNIONY KAŻDY Z CZŁONKÓW ZARZĄDU SAMODZIELNIE',
  'DO SKŁADANIA OŚWIADCZEŃ W IMIENIU SPÓŁKI UPRAWNIONY JEST KAŻDY CZŁONEK ZARZĄDU SAMODZIELNIE',
]);

/** Whether the register's text lets each person act alone; compared without case, spacing and the last dot. */
export function representsAlone(text: string): boolean {
  return eachAlone.has(text.trim().replace(/\s+/g, ' ').replace(/ ?\.$/, '').toUpperCase());
}

/** What decides whether the representation has to be confirmed before the form is sent. */
export interface Representation {
  readonly legalForm: LegalForm;
  /** How many persons may represent the company. */
  readonly representants: number;
  /** The register's 'sposób reprezentacji'; null where it is not known. */
  readonly text: string | null;
}

/**
 * Whether the client has to confirm that all who must sign will sign. Not for dg and sc, not for a single representant,
 * not where each acts alone; an unknown text is confirmed too.
 */
export function needsJointRepresentation({ legalForm, representants, text }: Representation): boolean {
  if (legalForm === 'dg' || legalForm === 'sc' || representants === 1) return false;
  return text === null || !representsAlone(text);
}
