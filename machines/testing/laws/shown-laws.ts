import { audiences, isTransient, orderStatuses, paidStatuses, phaseOf, viewOf } from '../../order/index.ts';
import type { Audience, OrderStatus, ScreenName, StepName } from '../../order/index.ts';
import type { ChartTables } from '../oracle/charted.ts';
import type { Law, Laws } from './law.ts';

const resting = orderStatuses.filter((status) => !isTransient(status));

/** What is shown to whom where an order rests. */
export const rowsOf = (tables: ChartTables) =>
  resting.flatMap((status) =>
    audiences.flatMap((audience) =>
      tables.shownTo(status, audience).map((row) => ({ status, audience, row })),
    ),
  );

const steps: Readonly<Record<string, StepName>> = {
  offer: 'form',
  signingMethod: 'form',
  companyForm: 'form',
  verification: 'decision',
  decision: 'decision',
  initialPayment: 'initialFee',
  agreement: 'signing',
  delivery: 'signing',
  closed: 'signing',
};
const otherSteps: Readonly<Partial<Record<OrderStatus, StepName>>> = {
  form_saved: 'decision',
  client_form_saved: 'decision',
  salesman_form_saved: 'decision',
  leasing_decision_ok: 'initialFee',
  agreement_accepted: 'initialFee',
  autenti_agreement_signed: 'initialFee',
  canceled: 'decision',
};

/** The bar follows the phases: form, decision, initial fee, signing. */
const stepping: Law = (tables) =>
  rowsOf(tables).flatMap(({ status, audience, row }) => {
    const signing = status === 'qes_failed' && row.when?.includes('signingAgreement') === true;
    const wanted = signing ? 'signing' : (otherSteps[status] ?? steps[phaseOf(status)]);
    const step = row.step ?? viewOf(status).step;
    return step === wanted ? [] : [`${status} for ${audience} stands at ${step}`];
  });

/** The screens that are more than words, and the statuses in which they are met. */
const screens: Readonly<
  Partial<Record<Audience, Readonly<Partial<Record<ScreenName, readonly OrderStatus[]>>>>>
> = {
  client: {
    update_order_with_items: ['update_order_with_items'],
    update_vat_id: ['update_vat_id'],
    sumup: ['sumup'],
    complement_company_and_user: ['complement_company_and_user'],
    agreement_method_selection: ['agreement_method_selection'],
    company_form: ['form_opened'],
    shop_redirect: ['form_saved'],
    qes_failed: ['qes_failed'],
    bank_verification: ['test_payment_opened'],
    conditional_decision: ['conditional_decision_ok'],
    agreement: ['leasing_decision_ok'],
    initial_payment: ['initial_payment_link_sent_to_client', 'initial_payment_opened'],
    rejection: [
      'canceled',
      'client_conditional_decision_rejected',
      'conditional_decision_rejected',
      'leasing_decision_rejected',
    ],
  },
  pos: {
    offer_editor: ['update_order_with_items'],
    offer_summary: ['salesman_sumup'],
    company_and_contact: ['complement_company_and_user'],
    vat_id_correction: ['update_vat_id'],
    signing_method: ['salesman_agreement_method_selection'],
    salesman_company_form: ['salesman_form_opened'],
    sms_code: ['salesman_form_saved'],
    identities: ['statement_verified_by_sms'],
    salesman_conditional_decision: ['conditional_decision_ok'],
    salesman_agreement: ['leasing_decision_ok'],
    salesman_rejection: [
      'canceled',
      'client_conditional_decision_rejected',
      'conditional_decision_rejected',
      'leasing_decision_rejected',
    ],
    pos_payment: ['agreement_accepted'],
    sign_paper: [
      'agreement_resent',
      'initial_payment_accepted',
      'initial_payment_accepted_by_salesman',
      'initial_payment_accepted_manual',
      'zero_initial_payment_accepted',
    ],
    upload_documents: ['agreement_signed'],
    release: ['siemens_agreement_accepted'],
    confirm_delivery: ['shipped', 'waiting_for_delivery'],
    done: ['delivered', 'finished'],
  },
  offline: {
    offer_editor: ['update_order_with_items'],
    offer_summary: ['salesman_sumup'],
    company_and_contact: ['complement_company_and_user'],
    vat_id_correction: ['update_vat_id'],
    signing_method: ['salesman_agreement_method_selection'],
    salesman_conditional_decision: ['conditional_decision_ok'],
    salesman_rejection: [
      'canceled',
      'client_conditional_decision_rejected',
      'conditional_decision_rejected',
      'leasing_decision_rejected',
    ],
    release: ['accepted_by_admin', 'agreement_accepted_by_admin', 'siemens_agreement_accepted'],
    confirm_delivery: ['shipped', 'waiting_for_delivery'],
    done: ['delivered', 'finished'],
  },
};

/** What a screen is where nothing can be done on it. */
function idleScreen(status: OrderStatus, audience: Audience): ScreenName {
  if (audience === 'client') return 'status';
  if (audience === 'staff') return 'order_page';
  const phase = phaseOf(status);
  if (phase === 'initialPayment') return status.includes('payment_accepted') ? 'waiting' : 'payment_status';
  if (status === 'agreement_accepted') return audience === 'pos' ? 'waiting' : 'payment_status';
  const clientActs = ['offer', 'signingMethod', 'companyForm', 'verification'].includes(phase);
  return clientActs && status !== 'identity_confirmed' ? 'client_is_working' : 'waiting';
}

/** Every screen is where the specification has it, and every status that has one of its own shows it. */
const placing: Law = (tables) => {
  const rows = rowsOf(tables);
  const met = new Set(rows.map(({ status, audience, row }) => `${status} ${audience} ${row.screen}`));
  const misplaced = rows.filter(({ status, audience, row: { screen } }) => {
    if (status === 'agreement_accepted' && audience === 'pos' && screen === 'payment_status') return false;
    const own = screens[audience]?.[screen];
    return own === undefined ? screen !== idleScreen(status, audience) : !own.includes(status);
  });
  const missing = Object.entries(screens).flatMap(([audience, own]) =>
    Object.entries(own).flatMap(([screen, statuses]) =>
      statuses.map((status) => `${status} ${audience} ${screen}`).filter((place) => !met.has(place)),
    ),
  );
  return [
    ...misplaced.map(({ status, audience, row }) => `${status} shows ${audience} ${row.screen}`),
    ...missing.map((place) => `missing: ${place}`),
  ];
};

/** Of several ways each but the last has conditions; client and staff see every status, a salesman whatever reaches him. */
const choosing: Law = (tables) =>
  resting.flatMap((status) =>
    audiences.flatMap((audience) => {
      const rows = tables.shownTo(status, audience);
      const conditional = rows.map(({ when = [] }) => when.length > 0);
      const offlineOnly = ['salesman_form_opened', 'salesman_form_saved', 'statement_verified_by_sms'];
      const unseen = audience === 'offline' && offlineOnly.includes(status);
      if (rows.length === 0) return unseen ? [] : [`${status} shows ${audience} nothing`];
      return conditional.join() === [...rows.slice(1).map(() => true), false].join()
        ? []
        : [`${status} shows ${audience} ${conditional.join()}`];
    }),
  );

/** What a sentence speaks of is asked for by its condition, and the other way round. */
const words: readonly (readonly [string, RegExp])[] = [
  ['mszafir', /mSzafir/],
  ['signerSigned', /pozostałe podpisy/],
  ['returnsToShop', /wrócisz do sklepu/],
  ['guarantee', /poręczenie/],
  ['leaseContract', /leasing/],
];

const wording: Law = (tables) =>
  rowsOf(tables).flatMap(({ status, audience, row: { when = [], title, subtitle } }) =>
    words
      .filter(
        ([condition, word]) =>
          (when as readonly string[]).includes(condition) !== word.test(`${title} ${subtitle}`),
      )
      .map(([condition]) => `${status} tells ${audience} of ${condition}: ${title}`),
  );

/** Where either of them may lead the order, the other one watches. */
const leading: Law = (tables) =>
  (['update_order_with_items', 'complement_company_and_user', 'update_vat_id'] as const).flatMap((status) =>
    (['client', 'pos', 'offline'] as const).flatMap((audience) => {
      const [watches, when] =
        audience === 'client'
          ? (['status', 'salesmanFlow'] as const)
          : (['client_is_working', 'clientFlow'] as const);
      const rows = tables.shownTo(status, audience).filter(({ screen }) => screen === watches);
      const said = rows.map((row) => row.when?.join(' & '));
      return said.join() === when ? [] : [`${status}: ${audience} watches where ${said.join()}`];
    }),
  );

/** Where an agreement is signed online, a client reads that only others have still to sign, and nowhere else. */
const othersSigning: Law = (tables) =>
  resting.flatMap((status) => {
    const signs = status === 'agreement_accepted' ? 'signsBeforePaying' : 'electronicSignature';
    const isSigned = ['agreement_accepted', 'agreement_resent', ...paidStatuses].includes(status);
    const rows = tables.shownTo(status, 'client').map(({ when = [] }) => when.join(' & '));
    const said = rows.filter((when) => when.includes('signerSigned')).join();
    return said === (isSigned ? `${signs} & signerSigned` : '')
      ? []
      : [`${status}: others sign where ${said}`];
  });

/** What is shown, and where. */
export const shownLaws: Laws = {
  'the step of the bar': stepping,
  'the place of a screen': placing,
  'one of several ways': choosing,
  'what a sentence speaks of': wording,
  'who leads the order': leading,
  'who has still to sign': othersSigning,
};
