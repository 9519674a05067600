import type { Condition } from './order.guards.ts';

/** Who looks at an order: its client, a salesman at a point of sale or of a shop (offline), the staff. */
export const audiences = ['client', 'pos', 'offline', 'staff'] as const;
export type Audience = (typeof audiences)[number];

export const stepNames = ['offer', 'form', 'decision', 'initialFee', 'signing'] as const;
export type StepName = (typeof stepNames)[number];

export const clientScreens = [
  'update_order_with_items',
  'update_vat_id',
  'sumup',
  'complement_company_and_user',
  'agreement_method_selection',
  'company_form',
  'qes_failed',
  'bank_verification',
  'conditional_decision',
  'agreement',
  'initial_payment',
  'rejection',
  'shop_redirect',
  'status',
] as const;
export type ClientScreen = (typeof clientScreens)[number];

export const salesmanScreens = [
  'offer_editor',
  'offer_summary',
  'company_and_contact',
  'vat_id_correction',
  'client_is_working',
  'signing_method',
  'salesman_company_form',
  'sms_code',
  'identities',
  'waiting',
  'salesman_conditional_decision',
  'salesman_rejection',
  'salesman_agreement',
  'pos_payment',
  'payment_status',
  'sign_paper',
  'upload_documents',
  'release',
  'confirm_delivery',
  'done',
] as const;
export type SalesmanScreen = (typeof salesmanScreens)[number];

export type ScreenName = ClientScreen | SalesmanScreen | 'order_page';

/** The screens of a salesman on which it is never his move: he waits, or it is over. */
const idleScreens = ['client_is_working', 'waiting', 'payment_status', 'salesman_rejection', 'done'] as const;

/** The screens on which a salesman may have something to do. */
export type SalesmanTask = Exclude<SalesmanScreen, (typeof idleScreens)[number]>;
const isTask = (screen: SalesmanScreen): screen is SalesmanTask =>
  !(idleScreens as readonly SalesmanScreen[]).includes(screen);
export const salesmanTasks: readonly SalesmanTask[] = salesmanScreens.filter(isTask);

/** One way a status may be shown: what stands in `when` must hold of the order; the last of a list has no condition. */
export interface Shown<S extends ScreenName = ScreenName> {
  readonly when?: readonly Condition[];
  readonly screen: S;
  readonly title: string;
  readonly subtitle: string;
  readonly icon?: 'success' | 'failure';
  /** Where they are not the status's own. */
  readonly step?: StepName;
  readonly tone?: Tone;
  /** It leads to the agreement, which is read at an address of its own. */
  readonly agreement?: true;
  /** The page asks again by itself: after 60 s, then every 10 s. */
  readonly refetch?: true;
  /** Whatever comes of the waiting, the client is mailed: who waits here may close the page. */
  readonly mails?: true;
}

/** What a status asks of whoever looks: it is over (well or refused), somebody else is waited for, something is wrong and he is needed, or it is simply his turn. */
export const tones = ['done', 'refused', 'waiting', 'attention', 'current'] as const;
export type Tone = (typeof tones)[number];

export const waits = [
  'salesman',
  'smsCode',
  'identity',
  'bankOpening',
  'bank',
  'bankMatch',
  'bankCheck',
  'bankRefused',
  'decision',
  'toPay',
  'payment',
  'paymentCheck',
  'paymentFailed',
  'paymentRefused',
  'paymentMatch',
  'paymentLink',
  'counterPayment',
  'documents',
  'signature',
  'paper',
  'courier',
  'acceptance',
  'correction',
  'pickup',
  'parcel',
  'shipping',
] as const;
/** What an order waits for, in the client's words. */
export type Wait = (typeof waits)[number];

/** One value, or the first whose conditions hold of the order. */
export type ByOrder<T> = T | readonly { readonly when?: readonly Condition[]; readonly is: T }[];
