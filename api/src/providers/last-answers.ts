import { saveProviderAnswers, type Database } from '@app/db';
import type { Providers } from './ports.ts';
import { ProviderRefused } from './provider-request.ts';

/** Remembers when each provider was last heard: it answered, refused, or sent a notification that is its own. */
export interface LastAnswers {
  /** The same providers, listened to. */
  readonly of: (providers: Providers) => Providers;
  /** Writes down what was heard since the last time; what could not be written stays for the next. */
  readonly keep: (db: Database) => Promise<void>;
}

/** Whether this is what was read of a notification, which says by `ok` if its signature holds. */
const isNotification = (read: unknown): read is { readonly ok: boolean } =>
  typeof read === 'object' && read !== null && 'ok' in read;

type Method = (...asked: readonly unknown[]) => unknown;

/** Calls `heard` after each answer of one provider. What it never had to answer, as a form made here, is none. */
function listened<P extends object>(provider: P, heard: () => void): P {
  const hear = (answer: unknown): void => {
    if (!isNotification(answer) || answer.ok) heard();
  };
  const listenTo =
    (method: Method): Method =>
    (...asked) => {
      const answer = method(...asked);
      if (answer instanceof Promise)
        answer.then(hear, (error: unknown) => {
          if (error instanceof ProviderRefused) heard();
        });
      else if (isNotification(answer)) hear(answer);
      return answer;
    };
  return new Proxy(provider, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? listenTo(member.bind(target) as Method) : member;
    },
  });
}

/** `now` in epoch milliseconds. */
export function lastAnswers(now: () => number): LastAnswers {
  const heard = new Map<string, number>();
  return {
    of: (providers) =>
      Object.fromEntries(
        Object.entries(providers).map(([name, provider]) => [
          name,
          listened(provider as object, () => heard.set(name, now())),
        ]),
      ) as unknown as Providers,
    async keep(db) {
      if (heard.size === 0) return;
      const written = new Map(heard);
      await db.transaction((tx) => saveProviderAnswers(tx, written));
      for (const [name, at] of written) if (heard.get(name) === at) heard.delete(name);
    },
  };
}
