/** The legal forms that are financed: dg sole trader, sc civil, sj general, sp professional, sk limited and limited
 * joint-stock partnership, sz limited liability company, sa joint-stock company. */
export type LegalForm = 'dg' | 'sc' | 'sj' | 'sp' | 'sk' | 'sz' | 'sa';

/** GUS's 'szczególna forma prawna' (field praw_szczegolnaFormaPrawna_Symbol) of each financed form. */
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
