import type { Hono } from 'hono';
import type { ProviderSettings } from '../settings.ts';
import type { AccountHolder } from './account-holder.ts';
import type { NotApplied } from './not-applied.ts';
import type { Html } from './page.ts';
import type { Item, ItemState, ProviderName, Store } from './store.ts';

/** What every simulator works with. `publicUrl` is the address under which browsers reach its pages. */
export type Simulation = {
  readonly store: Store;
  readonly settings: ProviderSettings;
  readonly publicUrl: string;
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
