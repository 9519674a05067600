import type { Keyring } from './keyring.ts';

/** Keys that were read lately: so many, for so long. An order whose key was destroyed by another process is open in this one no longer than that. */
const mostKept = 20_000;
const keptForMs = 10 * 60_000;

/** The keys of orders that were read from the database, or written to it: in a transaction its own, known to others once it is committed. */
export class OrderKeys {
  readonly #known = new Map<string, { readonly keys: Keyring; readonly until: number }>();
  readonly #destroyed = new Set<string>();
  readonly #outer: OrderKeys | null;

  constructor(outer: OrderKeys | null = null) {
    this.#outer = outer;
  }

  get(orderId: string): Keyring | undefined {
    if (this.#destroyed.has(orderId)) return undefined;
    const found = this.#known.get(orderId);
    if (found !== undefined && found.until > Date.now()) return found.keys;
    return this.#outer?.get(orderId);
  }

  keep(orderId: string, keys: Keyring): void {
    const oldest = this.#known.size < mostKept ? undefined : this.#known.keys().next().value;
    if (oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(orderId, { keys, until: Date.now() + keptForMs });
  }

  drop(orderId: string): void {
    this.#known.delete(orderId);
    this.#destroyed.add(orderId);
  }

  /** The transaction was committed: what it has read, made and destroyed holds for all. */
  committed(): void {
    for (const [orderId, { keys }] of this.#known) this.#outer?.keep(orderId, keys);
    for (const orderId of this.#destroyed) this.#outer?.forget(orderId);
  }

  private forget(orderId: string): void {
    this.#known.delete(orderId);
  }
}
