import type { FinancingType, SalesChannel, SignatureMethod } from '../order/order.kinds.ts';
import type { LegalForm } from '../rules/index.ts';
import type { FormKind } from './form-kind.ts';

/** Which orders a group of fields is asked of; what is left out does not matter. */
interface When {
  readonly legalForm?: readonly LegalForm[];
  readonly financingType?: readonly FinancingType[];
  readonly salesChannel?: readonly SalesChannel[];
  readonly method?: readonly SignatureMethod[];
  /** Grosz: asked above this price. */
  readonly above?: number;
  readonly guarantee?: true;
}

interface Group {
  readonly of: 'company' | 'person' | 'guarantor';
  /** One of these has to fit; none: always asked. */
  readonly when: readonly When[];
}

const soleOrCivil = ['dg', 'sc'] as const;
const loans = ['b2b_loan', 'medical', 'industry', 'plm'] as const;
const signedOnline = ['qes', 'mszafir', 'autenti_v3'] as const;

/**
 * The matrix of the form: legal form × financing × way of signing × channel → groups of fields. Whatever is asked is
 * required, except what its name says may be left out. Browser and server read the same rows; docs/company-form.md is made
 * of them.
 */
export const formMatrix = {
  turnoverAndEmployees: { of: 'company', when: [{ financingType: ['b2b_loan'] }, { above: 10_000_000 }] },
  bankAccount: { of: 'company', when: [{ financingType: loans }] },
  income: { of: 'company', when: [{ legalForm: soleOrCivil, financingType: ['b2b_loan', 'medical'] }] },
  propertySeparation: { of: 'company', when: [{ legalForm: soleOrCivil }] },
  agriculture: { of: 'company', when: [{ legalForm: soleOrCivil }] },
  optionalCorrespondence: { of: 'company', when: [] },
  role: { of: 'person', when: [{ legalForm: ['sc', 'sj', 'sp', 'sk', 'sz', 'sa'] }] },
  optionalShares: { of: 'person', when: [{ legalForm: ['sc'] }] },
  beneficiary: { of: 'person', when: [{ legalForm: ['sj', 'sp', 'sk', 'sz', 'sa'] }] },
  citizenship: { of: 'person', when: [] },
  documentNumber: { of: 'person', when: [] },
  documentDates: { of: 'person', when: [{ method: signedOnline }, { salesChannel: ['pos'] }] },
  contact: { of: 'person', when: [] },
  livingAddress: { of: 'person', when: [{ legalForm: soleOrCivil }] },
  statements: { of: 'person', when: [] },
  guarantorAddress: { of: 'guarantor', when: [{ guarantee: true }] },
  guarantorAndDoctor: { of: 'guarantor', when: [{ guarantee: true }] },
} as const satisfies Record<string, Group>;

export type MatrixRow = keyof typeof formMatrix;

/** The rows of the matrix in the order of the form. */
export const matrixRows = Object.keys(formMatrix) as readonly MatrixRow[];

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

/** Whether the form of this order asks for a group of fields. */
export function asksFor(kind: FormKind, field: MatrixRow): boolean {
  const when: readonly When[] = formMatrix[field].when;
  return when.length === 0 || when.some((one) => fits(kind, one));
}
