/** The columns of a list of orders, those of staff first; which a reader sees by default stands with the list. */
export const orderColumnLabels = {
  number: 'Numer',
  company: 'Firma',
  status: 'Status',
  waits: 'Czeka',
  shop: 'Sklep',
  attendant: 'Opiekun',
  task: 'Zadanie',
  amount: 'Kwota netto, zł',
  changed: 'Zmiana',
  created: 'Data',
  channel: 'Kanał',
  kind: 'Finansowanie',
  instalment: 'Rata netto, zł',
  instalments: 'Raty',
  external_number: 'Numer w sklepie',
  agreement: 'Umowa',
  reason: 'Powód',
} as const;
export type OrderColumn = keyof typeof orderColumnLabels;
export const orderColumns = Object.keys(orderColumnLabels) as [OrderColumn, ...OrderColumn[]];
