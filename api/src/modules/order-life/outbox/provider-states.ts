import {
  countOutbox,
  countRetriedEffects,
  countUnapplied,
  listProviderAnswers,
  listRetriedEffects as listRetried,
  resendRetriedEffects,
  type AccountEffect,
  type OutboxEffectName,
} from '@app/db';
import { momentOrNull, momentToWire, type ReplyOf } from '@app/machines/contract';
import { effectTexts } from '@app/machines/order';
import { failureWords } from '../../../kernel/failure-words.ts';
import type { Command, Query } from '../../../kernel/handlers.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { effectsOf, providersAsked } from './effect-providers.ts';

/** Who is asked or sends notifications, in the order in which staff see them, with the names that the inbox knows. */
const providers: Readonly<Record<string, readonly string[]>> = {
  decisionEngine: ['decision_engine'],
  companyRegistry: [],
  bankVerification: ['bluemedia'],
  initialPayment: ['dotpay'],
  signing: ['autenti'],
  courier: ['courier'],
  mail: [],
  sms: [],
  sandbox: [],
};

/** What staff read of the effects of accounts. */
const accountEffects: Readonly<Record<AccountEffect['effect'], string>> = {
  mailAddressChanged: 'E-mail o zmianie adresu konta',
  mailNewAccount: 'E-mail z linkiem do nowego konta',
  mailPasswordReset: 'E-mail z linkiem do nowego hasła',
  mailReport: 'E-mail z linkiem do raportu',
  sendSandboxShop: 'Sklep i jego klucze testowe dla piaskownicy',
  textPasswordReset: 'SMS z linkiem do nowego hasła',
};

const isOfAccount = (effect: OutboxEffectName): effect is AccountEffect['effect'] =>
  Object.hasOwn(accountEffects, effect);

const most = 100;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** How each provider stands; an effect that asks two of them counts at both. */
export async function readProviderStates({
  db,
  settings,
}: Ports): Promise<ReplyOf<'listProviders'>['providers']> {
  const [open, retried, unapplied, answered] = await Promise.all([
    countOutbox(db),
    countRetriedEffects(db),
    countUnapplied(db),
    listProviderAnswers(db),
  ]);
  const shown = Object.entries(providers).filter(([name]) => name !== 'sandbox' || settings.sandbox !== null);
  return shown.map(([provider, senders]) => {
    const asks = ({ effect }: (typeof open)[number] | (typeof retried)[number]): boolean =>
      providersAsked(effect).includes(provider);
    const failed = retried.filter(asks);
    return {
      provider,
      answered_at: momentOrNull(answered.get(provider) ?? null),
      waiting: sum(open.filter(asks).map((each) => each.open)),
      retried: sum(failed.map((each) => each.retried)),
      failing_since: momentOrNull(failed.length === 0 ? null : Math.min(...failed.map(({ since }) => since))),
      not_applied: sum(unapplied.filter((each) => senders.includes(each.provider)).map(({ count }) => count)),
    };
  });
}

export const listProviders: Query<'listProviders'> = async ({ ports }) => ({
  providers: await readProviderStates(ports),
});

/** What has failed and is tried again, of all providers. */
export const listRetriedEffects: Query<'listRetriedEffects'> = async ({ ports }) => ({
  effects: (await listRetried(ports.db, most)).map(({ effect, number, dueAt, lastError, ...row }) => ({
    id: row.id,
    providers: [...providersAsked(effect)],
    name: isOfAccount(effect) ? accountEffects[effect] : effectTexts[effect].name,
    slug: row.slug,
    siemens_id: number,
    attempts: row.attempts,
    due_at: momentToWire(dueAt),
    last_error: failureWords(lastError),
  })),
});

/** Tries at once what the provider has failed, as once it answers again. */
export const resendProviderEffects: Command<'resendProviderEffects'> = async ({ ports, params }) => {
  const provider = params['provider'] ?? '';
  if (!Object.hasOwn(providers, provider)) throw notFound();
  return {
    write: async (tx) => {
      const effects = effectsOf(provider);
      return { resent: effects.length === 0 ? 0 : await resendRetriedEffects(tx, effects, ports.now()) };
    },
    committed: () => ports.wakeOutbox(),
  };
};
