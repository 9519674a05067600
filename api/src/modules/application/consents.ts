import type { Command, Query } from '../../kernel/handlers.ts';
import {
  listConsents,
  listConsentTexts,
  loadShop,
  recordConsents,
  type ConsentText,
  type Order,
} from '@app/db';
import { consentNames, momentToWire, messages, type ConsentName } from '@app/machines/contract';
import { explain, themePolicy } from '@app/machines/order';
import { invalid } from '../../kernel/errors.ts';
import { findOrder } from '../order-life/authorize-order.ts';
import type { Ports } from '../../kernel/ports.ts';

/** The consents on the summary. */
const onSummary: readonly string[] = [
  'personal_data_consent',
  'bik_procuration_consent',
  'big_authorization_consent',
  'terms_of_use_consent',
  'personal_data_sharing_consent',
  'electronic_invoice_consent',
];
/** The consents on the company form, where the form's matrix has them; the bank verification has its own. */
const onForm: readonly string[] = [
  'id_verification_consent',
  'agricultural_holding_consent',
  'non_agricultural_financing_consent',
  'beneficiary_consent',
];
/** The voluntary ones, which the form asks for, and nobody twice (F114); who sends them with the summary has given them too. */
const marketing: readonly string[] = [
  'personal_data_marketing_receive_consent',
  'personal_data_commercial_receive_consent',
  'telecommunications_use_contest',
];
const pages: Readonly<Record<string, string>> = {
  terms_of_use_consent: '/page/rules',
  personal_data_consent: '/page/privacy',
  bik_procuration_consent: '/pdf/bik_consent.pdf',
};

/** The texts that are in force for an order now, all of them. */
export const textsFor = (ports: Ports, order: Order): Promise<ConsentText[]> =>
  listConsentTexts(ports.db, {
    channel: order.salesChannel,
    financingType: order.financingType,
    at: ports.now(),
  });

/** The texts that the order's theme shows. */
async function shownTexts(ports: Ports, order: Order): Promise<ConsentText[]> {
  const shop = await loadShop(ports.db, order.shopId);
  const hidden: readonly string[] = themePolicy[shop?.customTheme ?? 'siemens'].hiddenConsents;
  return (await textsFor(ports, order)).filter(({ kind }) => !hidden.includes(kind));
}

async function summaryTexts(ports: Ports, order: Order): Promise<ConsentText[]> {
  const sent = [...onSummary, ...marketing];
  return (await shownTexts(ports, order)).filter(({ kind }) => sent.includes(kind));
}

/** Nobody agrees to a text that was not on the screen: an answer to another version is 422, under `at` and the consent's name. */
export function refuseOldTexts(
  texts: readonly ConsentText[],
  shown: Readonly<Record<string, string>> | undefined,
  at = '',
): void {
  const old = texts.filter(({ kind, version }) => (shown?.[kind] ?? String(version)) !== String(version));
  if (old.length > 0)
    throw invalid(Object.fromEntries(old.map(({ kind }) => [`${at}${kind}`, messages.consentChanged])));
}

/** The answers of a body as rows of evidence: each under the text that was in force. */
export const answersOf = (
  texts: readonly ConsentText[],
  flags: Readonly<Partial<Record<ConsentName, boolean | undefined>>>,
) =>
  texts.flatMap(({ id, kind }) => {
    const accepted = flags[kind as ConsentName];
    return accepted === undefined ? [] : [{ kind, consentTextId: id, accepted }];
  });

/** The consents of the summary and of the form with their texts. */
export const getConsents: Query<'getConsents' | 'shopGetConsents'> = async (request) => {
  const { order } = await findOrder(request);
  const [texts, given] = await Promise.all([
    shownTexts(request.ports, order),
    listConsents(request.ports.db, order.id),
  ]);
  return {
    consents: texts
      .filter(({ kind }) => [...onSummary, ...onForm, ...marketing].includes(kind))
      .map((text) => ({
        name: consentNames.find((name) => name === text.kind) ?? 'terms_of_use_consent',
        title: text.name,
        text: text.text,
        version: String(text.version),
        place: onSummary.includes(text.kind) ? ('summary' as const) : ('form' as const),
        valid_from: momentToWire(text.validFrom),
        required: text.required,
        information: text.kind === 'personal_data_consent',
        marketing: marketing.includes(text.kind),
        url: pages[text.kind] ?? null,
        accepted: given.some(({ kind, accepted }) => kind === text.kind && accepted),
      })),
  };
};

/** Consents are given and the summary confirmed; a required one that is missing is named by its field. */
export const confirmSummary: Command<'confirmSummary'> = async ({ ports, body }, order) => {
  const texts = await summaryTexts(ports, order);
  refuseOldTexts(texts, body.consent_versions);
  const missing = texts.filter(({ kind, required }) => required && body[kind as ConsentName] !== true);
  const isAsked = explain(order.status, order.facts, 'client').allowed.includes('CONFIRM_SUMMARY');
  if (missing.length > 0 && isAsked) {
    throw invalid(Object.fromEntries(missing.map(({ kind }) => [kind, messages.consent])));
  }
  return {
    event: { type: 'CONFIRM_SUMMARY', requiredConsentsGiven: missing.length === 0 },
    write: (tx) => recordConsents(tx, order.id, answersOf(texts, body), ports.now()),
  };
};

/** Marketing consents, given or taken back; the order does not move. */
export const confirmMarketingConsents: Command<'confirmMarketingConsents'> = async (
  { ports, body },
  order,
) => {
  const texts = (await textsFor(ports, order)).filter(({ kind }) => marketing.includes(kind));
  const answers = answersOf(texts, body);
  // Nothing said, nothing written: a risen version would send everybody's page back to reading.
  if (answers.length === 0) return { event: null };
  return { event: null, write: (tx) => recordConsents(tx, order.id, answers, ports.now()) };
};
