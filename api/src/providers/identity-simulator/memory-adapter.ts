import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/** The kinds that end with what was granted; a choice that is open does not. */
const granted: readonly string[] = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

/** What the provider remembers, by kind and id; it ends with the process, and who was signed in there signs in again. */
export function memoryAdapter(): new (kind: string) => Adapter {
  const kept = new Map<string, Kept>();

  const found = (key: string): AdapterPayload | undefined => {
    const one = kept.get(key);
    if (one === undefined || one.expiresAt > Date.now()) return one?.payload;
    kept.delete(key);
    return undefined;
  };
  const where = (holds: (payload: AdapterPayload) => boolean): string[] =>
    [...kept].filter(([, { payload }]) => holds(payload)).map(([key]) => key);

  return class implements Adapter {
    readonly #kind: string;
    constructor(kind: string) {
      this.#kind = kind;
    }
    #key(id: string): string {
      return `${this.#kind}:${id}`;
    }
    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      kept.set(this.#key(id), { payload, expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : Infinity });
    }
    async find(id: string): Promise<AdapterPayload | undefined> {
      return found(this.#key(id));
    }
    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return where((payload) => payload.uid === uid)
        .map(found)
        .find((payload) => payload !== undefined);
    }
    async findByUserCode(): Promise<undefined> {
      return undefined;
    }
    async consume(id: string): Promise<void> {
      const payload = found(this.#key(id));
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
    }
    async destroy(id: string): Promise<void> {
      kept.delete(this.#key(id));
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      for (const key of where((payload) => payload.grantId === grantId))
        if (granted.some((kind) => key.startsWith(`${kind}:`))) kept.delete(key);
    }
  };
}
