import { letterIdStart } from './mail/message-id.ts';

/** Where the simulators are told to forget an order, and by which key. */
export interface ForgettingSimulators {
  readonly url: string;
  readonly key: string;
}

const timeoutMs = 5_000;

/** Has the simulators forget what they were asked for an order: its letters, texts, and whatever names it. Null where there are none. */
export const forgetAtSimulators = (simulators: ForgettingSimulators | null) =>
  simulators === null
    ? null
    : async ({
        orderId,
        slug,
        number,
      }: {
        readonly orderId: string;
        readonly slug: string;
        readonly number: string;
      }): Promise<void> => {
        const answer = await fetch(simulators.url, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${simulators.key}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            keys: [letterIdStart(orderId), orderId],
            texts: [orderId, slug, `"orderNumber":"${number}"`],
          }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!answer.ok) throw new Error(`the simulators answered ${answer.status}`);
      };
