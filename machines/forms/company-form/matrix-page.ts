import { financingTypes, salesChannels, signatureMethods } from '../../order/order.kinds.ts';
import { legalForms } from '../../rules/index.ts';
import { asksFor, matrixRows } from '../../fields/form-matrix.ts';
import type { MatrixRow } from '../../fields/form-matrix.ts';
import type { FormKind } from '../../fields/form-kind.ts';

const meanings: Readonly<Record<MatrixRow, string>> = {
  turnoverAndEmployees: 'yearly turnover, number of employees',
  bankAccount: 'bank account',
  income: "last year's income, income before tax",
  propertySeparation: 'property separation',
  agriculture: 'agricultural statements',
  optionalCorrespondence: 'correspondence address, may be left out',
  role: 'function in the company',
  optionalShares: 'shares, may be left out',
  beneficiary: 'beneficial owners',
  citizenship: 'citizenship, one or two',
  documentNumber: 'document and its number',
  documentDates: 'issue, expiry and authority of the document',
  contact: 'e-mail and phone',
  livingAddress: 'living address',
  statements: 'exposed positions, liability',
  guarantorAddress: "guarantor's living address",
  guarantorAndDoctor: 'guarantor, doctor, practice',
};

const plain: Omit<FormKind, 'legalForm' | 'financingType'> = {
  salesChannel: 'ecommerce',
  method: 'delivery',
  grossPrice: 0,
  guarantee: false,
  vatId: '',
  representation: null,
};

/** 'yes', '–', or what has to be added to a cheap courier order outside the points of sale. */
function cellOf(kind: FormKind, field: MatrixRow): string {
  if (asksFor(kind, field)) return 'yes';
  const also = [
    ...signatureMethods.filter((method) => asksFor({ ...kind, method }, field)),
    ...salesChannels.filter((salesChannel) => asksFor({ ...kind, salesChannel }, field)),
    ...(asksFor({ ...kind, grossPrice: Number.MAX_SAFE_INTEGER }, field) ? ['above 100 000 zł'] : []),
    ...(asksFor({ ...kind, guarantee: true }, field) ? ['with guarantee'] : []),
  ];
  return also.length === 0 ? '–' : also.join(', ');
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The matrix of the form as a page for people who build against it. */
export function matrixPage(): string {
  const kinds = legalForms.flatMap((legalForm) =>
    financingTypes.map((financingType) => ({ ...plain, legalForm, financingType })),
  );
  const told = (field: MatrixRow) => kinds.map((kind) => cellOf(kind, field));
  const same = (field: MatrixRow) => new Set(told(field)).size === 1;
  const varying = matrixRows.filter((field) => !same(field));
  return [
    '# What the company form asks for',
    '',
    'Made from `machines/fields/form-matrix.ts` by its test; do not edit. What is asked is required unless it says otherwise.',
    'A cell names what is needed beside a courier order of up to 100 000 zł gross outside the points of sale.',
    '',
    '## The same for every legal form and financing',
    '',
    row(['fields', 'asked']),
    row(['---', '---']),
    ...matrixRows.filter(same).map((field) => row([meanings[field], told(field)[0] ?? ''])),
    '',
    '## By legal form and financing',
    '',
    row(['', ...varying.map((field) => meanings[field])]),
    row(['---', ...varying.map(() => '---')]),
    ...kinds.map((kind) =>
      row([`${kind.legalForm} ${kind.financingType}`, ...varying.map((field) => cellOf(kind, field))]),
    ),
    '',
  ].join('\n');
}
