/** Tries of one account that are under way at a time from sources it does not know, and those of all accounts. */
const mostOfAccount = 10;
const mostOfAll = 1_000;

/** What a try waits with: milliseconds. */
type Wait = (ms: number) => Promise<void>;

/** Bounds how many attempts to sign in from sources unknown to their account run at a time. */
export interface LoginTurns {
  /** Runs the attempt and resolves to its result; to undefined at once where too many are under way. */
  take<T>(account: string, attempt: (wait: Wait) => Promise<T>): Promise<T | undefined>;
}

/** The turns of this process. `wait` passes real time; tests write down what is waited for instead. */
export function loginTurns(
  wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): LoginTurns {
  const underWay = new Map<string, number>();
  let all = 0;
  return {
    async take(account, attempt) {
      const own = underWay.get(account) ?? 0;
      if (own >= mostOfAccount || all >= mostOfAll) return undefined;
      underWay.set(account, own + 1);
      all += 1;
      try {
        return await attempt(wait);
      } finally {
        all -= 1;
        const remaining = (underWay.get(account) ?? 1) - 1;
        if (remaining === 0) underWay.delete(account);
        else underWay.set(account, remaining);
      }
    },
  };
}
