import type { Hono } from 'hono';
import type { ProviderSettings } from '../settings.ts';
import type { AccountHolder } from './account-holder.ts';
import { behaviourOf } from './behaviour.ts';
import type { NotApplied } from './not-applied.ts';
import type { Outgoing } from './notification-queue.ts';
import type { Html } from './page.ts';
import type { ProviderName } from './provider-name.ts';
import type { Item, ItemState, Store } from './store.ts';

/** What every simulator works with. `publicUrl` is the address under which browsers reach its pages. */
export type Simulation = {
  readonly store: Store;
  readonly settings: ProviderSettings;
  readonly publicUrl: string;
  /** What the application and the simulators derive their keys from. */
  readonly secret: string;
  readonly now: () => number;
  /** Notifications that the application took and that changed nothing; null where it does not answer. */
  readonly notApplied: () => Promise<readonly NotApplied[] | null>;
  /** Whose account a verification by transfer is paid from; null where the application does not say. */
  readonly accountHolder: (verificationId: string) => Promise<AccountHolder | null>;
};

export type Press = { readonly action: string; readonly label: string; readonly tone?: 'primary' | 'refuse' };

/** How one item looks in the console. */
export type Shown = {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string | Html])[];
  readonly presses: readonly Press[];
};

export type Simulator = {
  readonly provider: ProviderName;
  /** Mounted at /wire/…: what the application's server asks. */
  readonly wire?: Hono;
  /** Mounted at /sim/…: what the client's browser sees. */
  readonly pages?: Hono;
  show(item: Item<unknown>): Shown;
  press(item: Item<unknown>, action: string): void | Promise<void>;
};

/** How long 'Opóźnij' holds the notification back, in milliseconds. */
export const delay = 60_000;

/** How long a reordered notification is held back: the next one of its provider overtakes it. */
const overtakenIn = 5_000;

/** Queues a notification about the item as its provider behaves now; `wait` in milliseconds. */
export function say({ store }: Simulation, item: Item<unknown>, outgoing: Outgoing, wait = 0): void {
  const { notifications } = store;
  const behaviour = behaviourOf(store, item.provider);
  if (behaviour === 'late') return notifications.enqueue(item.id, outgoing, wait + delay);
  const isFirst = behaviour === 'reordered' && takeTurn(store, item.provider);
  notifications.enqueue(item.id, outgoing, isFirst ? wait + overtakenIn : wait);
  if (behaviour === 'twice') notifications.enqueue(item.id, outgoing, wait);
}

/** True, false, true … for each provider: every other notification is held back. */
function takeTurn(store: Store, provider: ProviderName): boolean {
  const name = `turn:${provider}`;
  const isFirst = store.remembered(name, () => 'first') === 'first';
  store.remember(name, isFirst ? 'second' : 'first');
  return isFirst;
}

/** The buttons of something that succeeds, fails or is late; when it is over, its last notification may be repeated. */
export function usualPresses(
  state: ItemState,
  words: { readonly succeed: string; readonly fail: string },
): readonly Press[] {
  const repeat: Press = { action: 'repeat', label: 'Powtórz' };
  if (state === 'withdrawn') return [];
  if (state !== 'pending') return [repeat];
  return [
    { action: 'succeed', label: words.succeed, tone: 'primary' },
    { action: 'fail', label: words.fail, tone: 'refuse' },
    { action: 'delay', label: 'Opóźnij o minutę' },
  ];
}
