import type { RateName } from '@app/machines/contract';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from './env.ts';
import { tooManyRequests } from './errors.ts';

/** How many of a rate's points a request takes (default 1), and the message when they are used up. */
interface Asking {
  readonly points?: number;
  readonly sentence?: string;
}

/** Counts what is asked under a key, a source or an order; throws 429 with Retry-After when its rate is used up. */
export type Limiter = (rate: RateName, key: string, asking?: Asking) => Promise<void>;

/** A limiter with the deployment's figures, for this process. */
export function newLimiter(rates: Readonly<Record<RateName, Rate>>): Limiter {
  const limiters = new Map(
    Object.entries(rates).map(([name, rate]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points: rate.points, duration: rate.seconds }),
    ]),
  );
  return async (rate, key, { points = 1, sentence } = {}) => {
    try {
      await limiters.get(rate)?.consume(key, points);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw tooManyRequests(refusal.msBeforeNext / 1000, sentence);
      throw refusal;
    }
  };
}
