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

/** The statistical office's 'szczególna forma prawna' of each financed form; sk has two. */
export const gusLegalForms: Readonly<Record<string, LegalForm>> = {
  '099': 'dg',
  '019': 'sc',
  '118': 'sj',
  '115': 'sp',
  '120': 'sk',
  '121': 'sk',
  '117': 'sz',
  '116': 'sa',
};

/** Our code for it; null is a form that is not financed. */
export const legalFormFromGus = (code: string): LegalForm | null => gusLegalForms[code] ?? null;
