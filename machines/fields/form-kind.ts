import type { FinancingType, SalesChannel, SignatureMethod } from '../order/order.kinds.ts';
import type { LegalForm } from '../rules/index.ts';

/** What decides which fields the company form asks for. */
export interface FormKind {
  readonly legalForm: LegalForm;
  readonly financingType: FinancingType;
  readonly salesChannel: SalesChannel;
  readonly method: SignatureMethod;
  /** Grosz. */
  readonly grossPrice: number;
  /** A guarantor and a doctor are asked for. */
  readonly guarantee: boolean;
  /** The company's own VAT id, ten digits: a doctor's company must be another one. */
  readonly vatId: string;
  /** How many may represent the company is counted in the form; this is the register's text about how. */
  readonly representation: string | null;
}
