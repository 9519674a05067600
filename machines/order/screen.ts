import type { Condition } from './order.guards.ts';
import type { SalesChannel } from './order.kinds.ts';
import type { Phase, StatusOf, TransientStatus } from './order.statuses.ts';
import type { ShopStatus } from './order.wording.ts';

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

/** One way a status may be shown: what stands in `when` must hold of the order; the last of a list has no condition. */
export interface Shown<S extends ScreenName = ScreenName> {
  readonly when?: readonly Condition[];
  readonly screen: S;
  readonly title: string;
  readonly subtitle: string;
  readonly icon?: 'success' | 'failure';
  /** Where it is not the status's own. */
  readonly step?: StepName;
  /** The page asks again by itself: after 60 s, then every 10 s. */
  readonly refetch?: true;
  /** Whatever comes of the waiting, the client is mailed: who waits here may close the page. */
  readonly mails?: true;
}

/** What a status asks of whoever looks: it is over (well or refused), somebody else is waited for, something is wrong and he is needed, or it is simply his turn. */
export type Tone = 'done' | 'refused' | 'waiting' | 'attention' | 'current';

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
  'shipping',
] as const;
/** What an order waits for, in the client's words. */
export type Wait = (typeof waits)[number];

/** One value, or the first whose conditions hold of the order. */
export type ByOrder<T> = T | readonly { readonly when?: readonly Condition[]; readonly is: T }[];

/** Who is waited for where the agreement is to be signed. */
export const signature = [
  { when: ['courier'], is: 'courier' },
  { when: ['paper'], is: 'paper' },
  { is: 'signature' },
] as const satisfies ByOrder<Wait>;

/** What is shown of a status in which no order rests: the history and a page that is too old name it. */
export interface TransientView {
  /** The name in the panel and in lists. */
  readonly panel: string;
  readonly step: StepName;
  readonly client: readonly Shown<ClientScreen>[];
  /** An audience that cannot meet the status has no list. */
  readonly pos?: readonly Shown<SalesmanScreen>[];
  readonly offline?: readonly Shown<SalesmanScreen>[];
}

/** What is known of a resting status beside what may happen in it. */
export interface StatusView extends TransientView {
  readonly tone: Readonly<Record<Audience, Tone>>;
  /** The coarser status that shops see. */
  readonly shopStatus: ByOrder<ShopStatus>;
  /** Nothing where it is the client's turn, or nobody's. */
  readonly waitsFor?: ByOrder<Wait>;
  /** Sales channels whose salesmen see documents and delivery from here on (specification: by channel). */
  readonly documentsFor?: readonly SalesChannel[];
  /** Decided positively: the order counts among sales, as it does in every later phase. */
  readonly sale?: true;
}

export type PhaseView<P extends Phase> = {
  readonly [S in StatusOf<P>]: S extends TransientStatus ? TransientView : StatusView;
};
