import type { CategoryTermsDocument, Sector } from '@app/db';
import type { BodyOf } from '@app/machines/contract';
import { categoryProblems } from '@app/machines/rules';
import { notFound, refuseProblems } from '../../kernel/errors.ts';
import { documentFromWire, editedOf } from './category-wire.ts';

const sectors: Readonly<Record<string, Sector>> = {
  general_categories: 'general',
  industry_categories: 'industry',
  plm_categories: 'plm',
  medical_categories: 'medical',
};

/** The sector that the path names; 404 for any other word. */
export function sectorOf(params: Readonly<Record<string, string>>): Sector {
  const sector = sectors[params['categories'] ?? ''];
  if (sector === undefined) throw notFound();
  return sector;
}

/** What was sent, as it is stored; 422 names every field that breaks a rule. */
export function termsIn(sector: Sector, body: BodyOf<'createDefaultCategory'>): CategoryTermsDocument {
  const terms = documentFromWire(body);
  refuseProblems(categoryProblems(editedOf(sector, terms)));
  return terms;
}
