/** The reasons for work by hand (specification 2.3, manualType), in the order of the dashboard. */
export const orderFlags = [
  'bik',
  'siemens',
  'potential_fraud',
  'no_autenti_files',
  'no_specification',
  'other_company_orders',
] as const;
export type OrderFlag = (typeof orderFlags)[number];

export const orderFlagNames: Readonly<Record<OrderFlag, string>> = {
  bik: 'BIK i bank',
  siemens: 'Finansujący',
  potential_fraud: 'Podejrzenie nadużycia',
  no_autenti_files: 'Brak plików z Autenti',
  no_specification: 'Brak specyfikacji',
  other_company_orders: 'Inne wnioski firmy',
};
