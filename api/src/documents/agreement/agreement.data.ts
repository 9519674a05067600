import type { ScheduleRow } from '../instalment-schedule.ts';
import type { ClientCompany, FinancingParty, NamedPerson } from '../parties.ts';

/** One line of the goods. Amounts in grosz: a piece's net price, the line's net and gross value. */
export interface AgreementItem {
  readonly name: string;
  readonly condition: 'new' | 'used';
  readonly quantity: number;
  readonly unitNet: number;
  readonly vatPercent: number;
  readonly net: number;
  readonly gross: number;
}

/** Amounts in grosz net; the initial payment is own payment and administrative fee together, gross. */
export interface LeaseTerms {
  readonly kind: 'lease';
  readonly price: number;
  readonly ownPayment: number;
  readonly ownPaymentPercent: number;
  readonly administrativeCost: number;
  readonly residual: number;
  readonly residualPercent: number;
  readonly count: number;
  readonly instalment: number;
  readonly vatPercent: number;
  /** Percent a year, from which the instalment was counted. */
  readonly ratePercent: number;
  /** A month's service fee, 0 without one. */
  readonly serviceFee: number;
  /** Insurance for the whole term, 0 where the client insures. */
  readonly insurance: number;
  readonly initialPaymentGross: number;
  readonly total: number;
  readonly totalPercent: number;
}

/** Amounts in grosz; a loan bears no VAT. */
export interface LoanTerms {
  readonly kind: 'loan';
  readonly grossPrice: number;
  readonly ownPayment: number;
  readonly ownPaymentPercent: number;
  /** Price less own payment. */
  readonly loanPrice: number;
  readonly insurance: number;
  readonly serviceFee: number;
  readonly administrativeCost: number;
  /** The fee is lent too, not paid up front. */
  readonly administrativeCostFinanced: boolean;
  /** What is paid back in instalments. */
  readonly totalLoanPrice: number;
  readonly count: number;
  readonly instalment: number;
  readonly ratePercent: number;
  readonly initialPayment: number;
  /** Own payment, instalments and fees paid up front. */
  readonly total: number;
}

export interface Guarantee {
  readonly guarantors: readonly NamedPerson[];
  /** The most that each guarantor answers for, in grosz. */
  readonly limit: number;
}

/** All that an agreement says of one order. */
export interface AgreementData {
  /** 'L/118437/2026', see agreementNumber. */
  readonly number: string;
  readonly orderNumber: string;
  /** Epoch ms at which the document was drawn up. */
  readonly drawnUpAt: number;
  readonly financing: FinancingParty;
  readonly company: ClientCompany;
  readonly signing: readonly NamedPerson[];
  /** The shop that delivers; its VAT id stands on its invoice. */
  readonly supplier: { readonly name: string; readonly address: string };
  readonly items: readonly AgreementItem[];
  readonly terms: LeaseTerms | LoanTerms;
  readonly schedule: readonly ScheduleRow[];
  readonly guarantee: Guarantee | null;
  /** On paper two copies change hands; an electronic agreement is one file with all signatures. */
  readonly form: 'electronic' | 'paper';
  /** The account to which the loan's client or the lease's client pays, 26 digits. */
  readonly repaymentAccount: string;
}

/** An agreement whose terms are a lease's. */
export type LeaseData = AgreementData & { readonly terms: LeaseTerms };
/** An agreement whose terms are a loan's. */
export type LoanData = AgreementData & { readonly terms: LoanTerms };

/** 'L/118437/2026' for a lease, 'P/118437/2026' for a loan. */
export function agreementNumber(kind: 'lease' | 'loan', orderNumber: string, year: number): string {
  return `${kind === 'lease' ? 'L' : 'P'}/${orderNumber}/${year}`;
}
