import * as v from 'valibot';
import { accountHolderPath, consoleKey } from '../settings.ts';

const holder = v.nullable(v.object({ name: v.string(), account: v.nullable(v.string()) }));

/** Whose account a client of the demo pays from. A real bank knows its customers, a simulated one has to ask. */
export type AccountHolder = NonNullable<v.InferOutput<typeof holder>>;

const timeoutMs = 3_000;

/** Asks the application whom the verification is of; null where it does not know it or does not answer. */
export const askAccountHolder =
  (apiUrl: string, secret: string) =>
  async (verificationId: string): Promise<AccountHolder | null> => {
    try {
      const query = new URLSearchParams({ verification: verificationId });
      const reply = await fetch(`${apiUrl}${accountHolderPath}?${query}`, {
        headers: { Authorization: `Bearer ${consoleKey(secret)}` },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      return v.parse(holder, await reply.json());
    } catch {
      return null;
    }
  };
