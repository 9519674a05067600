import type { RateName } from '@app/machines/contract';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '../env.ts';
import { tooMany } from '../answers.ts';

/** Counts requests of one source; throws 429 with Retry-After when a rate is used up. */
export type Limiter = (rate: RateName, source: string) => Promise<void>;

/** A limiter with the deployment's figures, for this process. */
export function newLimiter(rates: Readonly<Record<RateName, Rate>>): Limiter {
  const limiters = new Map(
    Object.entries(rates).map(([name, rate]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points: rate.points, duration: rate.seconds }),
    ]),
  );
  return async (rate, source) => {
    try {
      await limiters.get(rate)?.consume(source);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext / 1000);
      throw refusal;
    }
  };
}
