import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderName } from './provider-name.ts';
import type { Store } from './store.ts';

/** How a simulator may behave, in the console's words. */
export const behaviours = {
  ordinary: 'działa zwyczajnie',
  outage: 'awaria – na pytania odpowiada błędem',
  hanging: 'zawieszenie – nie odpowiada na pytania',
  silence: 'cisza – nie wysyła powiadomień',
  late: 'spóźnienie – powiadamia po minucie',
  twice: 'powtórzenia – powiadamia dwa razy',
  reordered: 'zamiana kolejności – nowsze powiadomienia przed starszymi',
  wrongAmount: 'zła kwota – dziesięć razy większa',
  wrongCurrency: 'zła waluta – euro zamiast złotych',
  wrongSignature: 'zły podpis pod powiadomieniami',
} as const;
export type Behaviour = keyof typeof behaviours;

const answers: readonly Behaviour[] = ['ordinary', 'outage', 'hanging'];
const tells: readonly Behaviour[] = [
  ...answers,
  ...(['silence', 'late', 'twice', 'reordered', 'wrongSignature'] as const),
];
const tellsOfMoney: readonly Behaviour[] = [...tells, 'wrongAmount', 'wrongCurrency'];

/** Those that send notifications. */
const telling: Readonly<Partial<Record<ProviderName, readonly Behaviour[]>>> = {
  bluemedia: tellsOfMoney,
  dotpay: tellsOfMoney,
  autenti: tells,
  'decision-engine': tells,
};

/** How this one may behave: what tells nothing by itself only answers, or does not. */
export const behavioursOf = (provider: ProviderName): readonly Behaviour[] => telling[provider] ?? answers;

const nameOf = (provider: ProviderName): string => `behaviour:${provider}`;

/** How the provider behaves now; asked before every call and every notification of it. */
export function behaviourOf(store: Store, provider: ProviderName): Behaviour {
  const now = store.remembered(nameOf(provider), () => 'ordinary');
  return behavioursOf(provider).find((one) => one === now) ?? 'ordinary';
}

/** From now on the provider behaves so; nothing changes where it cannot. */
export function behave(store: Store, provider: ProviderName, behaviour: unknown): void {
  const known = behavioursOf(provider).find((one) => one === behaviour);
  if (known !== undefined) store.remember(nameOf(provider), known);
}

/** The providers that tell nothing now. */
export const silentProviders = (store: Store): readonly ProviderName[] =>
  (Object.keys(telling) as ProviderName[]).filter((one) => behaviourOf(store, one) === 'silence');

const lookEvery = 50;

/** Resolves when the provider answers what it is asked, which it does once it hangs no more; its caller may have gone by then. */
export async function untilItAnswers(store: Store, provider: ProviderName): Promise<void> {
  while (store.isOpen() && behaviourOf(store, provider) === 'hanging') await pause(lookEvery);
}
