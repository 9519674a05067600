import { financingTypes, salesChannels, signatureMethods } from '../order/order.kinds.ts';
import { legalForms } from '../rules/index.ts';
import {
  agricultureConsents,
  asksFor,
  closingConsents,
  companyFields,
  contactFields,
  incomeFields,
  personFields,
  snakeCase,
} from '../fields/index.ts';
import { formMatrix, type MatrixRow } from '../fields/form-matrix.ts';
import type { Fields, FormKind } from '../fields/index.ts';

/** The rows of the matrix in the order of the form. */
export const matrixRows = Object.keys(formMatrix) as readonly MatrixRow[];

const catalogue: readonly (readonly [of: string, fields: Fields])[] = [
  ['company', { ...companyFields, ...incomeFields, ...agricultureConsents, ...closingConsents }],
  ['person', personFields],
  ['contact', contactFields],
];

/** 'releasedAt' → 'released at'. */
const spelt = (name: string): string => snakeCase(name.replace(/Attributes$/u, '')).replaceAll('_', ' ');

/** What the fields of a row are called; of a row without fields of its own its name. */
function meaningOf(row: MatrixRow): string {
  const names = catalogue.flatMap(([, fields]) =>
    Object.entries(fields)
      .filter(([, { askedWhen }]) => askedWhen === row)
      .map(([name, { required }]) => (required ? spelt(name) : `${spelt(name)}, may be left out`)),
  );
  return names.length === 0 ? spelt(row) : names.join(', ');
}

/** By record, the fields that are in the form of every kind of order, optional ones marked. */
const everywhere = catalogue.map(
  ([of, fields]) =>
    [
      of,
      Object.entries(fields)
        .filter(([, { askedWhen }]) => askedWhen === null)
        .map(([name, { required }]) => (required ? spelt(name) : `${spelt(name)} (may be left out)`)),
    ] as const,
);

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
  const cellsOf = (field: MatrixRow) => kinds.map((kind) => cellOf(kind, field));
  const same = (field: MatrixRow) => new Set(cellsOf(field)).size === 1;
  const varying = matrixRows.filter((field) => !same(field));
  return [
    '# What the company form asks for',
    '',
    'Made from `machines/fields` by its test; do not edit. What is asked is required unless it says otherwise.',
    'A cell names what is needed beside a courier order of up to 100 000 zł gross outside the points of sale.',
    '',
    '## Asked under every kind of order',
    '',
    ...everywhere.map(([of, names]) => `- of a ${of}: ${names.join(', ')}`),
    '',
    '## The same for every legal form and financing',
    '',
    row(['fields', 'asked']),
    row(['---', '---']),
    ...matrixRows.filter(same).map((field) => row([meaningOf(field), cellsOf(field)[0] ?? ''])),
    '',
    '## By legal form and financing',
    '',
    row(['', ...varying.map((field) => meaningOf(field))]),
    row(['---', ...varying.map(() => '---')]),
    ...kinds.map((kind) =>
      row([`${kind.legalForm} ${kind.financingType}`, ...varying.map((field) => cellOf(kind, field))]),
    ),
    '',
  ].join('\n');
}
