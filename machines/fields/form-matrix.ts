import type { FinancingType, SalesChannel, SignatureMethod } from '../order/order.kinds.ts';
import type { LegalForm } from '../rules/index.ts';
import type { FormKind } from './form-kind.ts';

/** Which orders ask for a field; what is left out does not matter. */
interface When {
  readonly legalForm?: readonly LegalForm[];
  readonly financingType?: readonly FinancingType[];
  readonly salesChannel?: readonly SalesChannel[];
  readonly method?: readonly SignatureMethod[];
  /** Grosz: asked above this price. */
  readonly above?: number;
  readonly guarantee?: true;
}

const soleOrCivil = ['dg', 'sc'] as const;
const loans = ['b2b_loan', 'medical', 'industry', 'plm'] as const;
const signedOnline = ['qes', 'mszafir', 'autenti_v3'] as const;

/**
 * The matrix of the form: legal form × financing × way of signing × channel. One of a row's conditions has to fit. Fields
 * name their row in the catalogue; docs/company-form.md is made of both.
 */
export const formMatrix = {
  turnoverAndEmployees: [{ financingType: ['b2b_loan'] }, { above: 10_000_000 }],
  bankAccount: [{ financingType: loans }],
  income: [{ legalForm: soleOrCivil, financingType: ['b2b_loan', 'medical'] }],
  propertySeparation: [{ legalForm: soleOrCivil }],
  agriculture: [{ legalForm: soleOrCivil }],
  role: [{ legalForm: ['sc', 'sj', 'sp', 'sk', 'sz', 'sa'] }],
  shares: [{ legalForm: ['sc'] }],
  beneficiary: [{ legalForm: ['sj', 'sp', 'sk', 'sz', 'sa'] }],
  documentDates: [{ method: signedOnline }, { salesChannel: ['pos'] }],
  livingAddress: [{ legalForm: soleOrCivil }],
  guarantorAddress: [{ guarantee: true }],
  guarantorAndDoctor: [{ guarantee: true }],
} as const satisfies Record<string, readonly When[]>;

export type MatrixRow = keyof typeof formMatrix;

function fits(kind: FormKind, when: When): boolean {
  const { legalForm, financingType, salesChannel, method, above, guarantee } = when;
  return (
    (legalForm?.includes(kind.legalForm) ?? true) &&
    (financingType?.includes(kind.financingType) ?? true) &&
    (salesChannel?.includes(kind.salesChannel) ?? true) &&
    (method?.includes(kind.method) ?? true) &&
    (above === undefined || kind.grossPrice > above) &&
    (guarantee === undefined || kind.guarantee)
  );
}

/** Whether the form of this order asks for the fields of a row. */
export const asksFor = (kind: FormKind, row: MatrixRow): boolean =>
  formMatrix[row].some((when) => fits(kind, when));
