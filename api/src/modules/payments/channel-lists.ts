import { describedError } from '../../kernel/described-error.ts';
import type { Ports } from '../../kernel/ports.ts';
import { ProviderUnavailable, type BankChannel, type PaymentChannel } from '../../providers/ports.ts';

/** The refusal of a bank that the provider does not list for this order, or not for what was chosen. */
export const unlisted = 'Tego banku nie ma na liście – wybierz inny';

/** How long a list is served without asking the provider. */
const freshMs = 60_000;
/** How long an older list serves while the provider does not answer, so that everybody can pay. */
const usableMs = 10 * 60_000;
/** How long a request waits for a list where none is stored. */
const timeoutMs = 3_000;

interface Kept<C> {
  channels: readonly C[];
  /** Epoch ms of the last list by the clock of ports; -Infinity before the first. */
  at: number;
  asking: Promise<readonly C[]> | null;
}

/** What each provider of this process answered last; of the payment by amount. */
const listsOf = new WeakMap<object, Map<number, Kept<unknown>>>();

function keptFor<C>(provider: object, amount: number, now: number): Kept<C> {
  const lists = listsOf.get(provider) ?? new Map<number, Kept<unknown>>();
  listsOf.set(provider, lists);
  const known = lists.get(amount);
  if (known !== undefined) return known as Kept<C>;
  for (const [each, { at, asking }] of lists) {
    if (asking === null && now - at >= usableMs) lists.delete(each);
  }
  const kept: Kept<C> = { channels: [], at: -Infinity, asking: null };
  lists.set(amount, kept as Kept<unknown>);
  return kept;
}

/** One request for all who wait; an empty list is not stored, because nobody could pay with it. */
function ask<C>(ports: Ports, kept: Kept<C>, list: () => Promise<readonly C[]>): Promise<readonly C[]> {
  kept.asking ??= list()
    .then((channels) => {
      if (channels.length > 0) Object.assign(kept, { channels, at: ports.now() });
      return channels;
    })
    .finally(() => (kept.asking = null));
  return kept.asking;
}

async function withinTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(
      () => refuse(new ProviderUnavailable('The list of channels does not come')),
      timeoutMs,
    );
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

async function channels<C>(
  ports: Ports,
  provider: object,
  amount: number,
  list: () => Promise<readonly C[]>,
): Promise<readonly C[]> {
  const kept = keptFor<C>(provider, amount, ports.now());
  const age = ports.now() - kept.at;
  if (age < freshMs) return kept.channels;
  const asked = ask(ports, kept, list);
  if (age >= usableMs) return withinTimeout(asked);
  asked.catch((error: unknown) => ports.log.warn('provider', describedError(error)));
  return kept.channels;
}

/** The banks for the verification, as the provider listed them within the last minute; throws ProviderUnavailable where no list can be had. */
export const verificationChannels = (ports: Ports): Promise<readonly BankChannel[]> => {
  const provider = ports.providers.bankVerification;
  return channels(ports, provider, 0, () => provider.listChannels());
};

/** The banks for a payment of so many grosz, in the same way. */
export const paymentChannels = (ports: Ports, amount: number): Promise<readonly PaymentChannel[]> => {
  const provider = ports.providers.initialPayment;
  return channels(ports, provider, amount, () => provider.listChannels(amount));
};

/** A bank on the wire. */
export const channelReply = ({
  id,
  name,
  shortName,
  iconUrl,
  component,
}: Omit<PaymentChannel, 'group'> & Partial<Pick<BankChannel, 'component'>>) => ({
  id: String(id),
  name,
  short_name: shortName,
  icon_url: iconUrl || null,
  logo: iconUrl || null,
  component: component ?? null,
});
