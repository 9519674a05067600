/** Legal forms that are financed: sole proprietor, civil, general, professional, limited, limited liability, joint-stock. */
export const legalForms = ['dg', 'sc', 'sj', 'sp', 'sk', 'sz', 'sa'] as const;
export type LegalForm = (typeof legalForms)[number];

export const legalFormNames: Readonly<Record<LegalForm, string>> = {
  dg: 'Jednoosobowa działalność gospodarcza',
  sc: 'Spółka cywilna',
  sj: 'Spółka jawna',
  sp: 'Spółka partnerska',
  sk: 'Spółka komandytowa lub komandytowo-akcyjna',
  sz: 'Spółka z ograniczoną odpowiedzialnością',
  sa: 'Spółka akcyjna',
};

const byGusCode: ReadonlyMap<string, LegalForm> = new Map([
  ['099', 'dg'],
  ['019', 'sc'],
  ['118', 'sj'],
  ['115', 'sp'],
  ['120', 'sk'],
  ['121', 'sk'],
  ['117', 'sz'],
  ['116', 'sa'],
]);

const byKrsName: ReadonlyMap<string, LegalForm> = new Map([
  ['SPÓŁKA JAWNA', 'sj'],
  ['SPÓŁKA PARTNERSKA', 'sp'],
  ['SPÓŁKA KOMANDYTOWA', 'sk'],
  ['SPÓŁKA KOMANDYTOWO-AKCYJNA', 'sk'],
  ['SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'sz'],
  ['SPÓŁKA AKCYJNA', 'sa'],
  ['PROSTA SPÓŁKA AKCYJNA', 'sa'],
]);

/** Our code for the statistical office's 'szczególna forma prawna'; null is a form that is not financed. */
export function legalFormFromGus(code: string): LegalForm | null {
  return byGusCode.get(code) ?? null;
}

/** Our code for a legal form as the court register spells it; null is a form that is not financed. */
export function legalFormFromKrs(name: string): LegalForm | null {
  return byKrsName.get(name.trim().replace(/\s+/g, ' ').toUpperCase()) ?? null;
}
