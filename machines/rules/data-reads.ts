import type { uploadTypes } from './uploads.ts';

/** How a person's data are read: an order, a file, numbers in clear, a file with many orders, a copy for the person. */
export const readKinds = [
  'order_opened',
  'file_opened',
  'numbers_shown',
  'list_exported',
  'copy_given',
] as const;
export type ReadKind = (typeof readKinds)[number];

/** The kinds in Polish. */
export const readKindNames: Readonly<Record<ReadKind, string>> = {
  order_opened: 'otwarcie wniosku',
  file_opened: 'otwarcie dokumentu',
  numbers_shown: 'pokazanie numerów',
  list_exported: 'eksport do pliku',
  copy_given: 'kopia danych dla osoby',
};

const fileNames: Readonly<Record<(typeof uploadTypes)[number], string>> = {
  contract: 'skan umowy',
  guarantee: 'skan poręczenia',
  contract_with_guarantee: 'skan umowy z poręczeniem',
  invoice: 'faktura',
  specification: 'specyfikacja',
  picture: 'zdjęcie',
  other: 'inny dokument',
};

/** What is read, in Polish: parts of an order, files, numbers, lists. */
export const readFieldNames: Readonly<Record<string, string>> = {
  contact: 'dane kontaktowe',
  company: 'firma',
  persons: 'osoby',
  form: 'formularz',
  history: 'historia',
  similar: 'podobne wnioski',
  approvals: 'zgody i oświadczenia',
  comments: 'komentarze',
  ...fileNames,
  agreement: 'umowa',
  schedule: 'harmonogram',
  offer: 'oferta',
  signed_agreement: 'podpisana umowa',
  pesel: 'PESEL',
  series_and_number: 'numer dokumentu',
  bank_account_number: 'numer rachunku',
  orders: 'lista wniosków',
  sales: 'raport sprzedaży',
  payments: 'raport płatności',
  refunds: 'rejestr zwrotów',
  reads: 'odczyty danych',
  json: 'plik JSON',
  pdf: 'plik PDF',
};

/** Rows of one reader, order and kind are one within so much time: a quarter of an hour. */
export const readsOnceIn = 15 * 60_000;
