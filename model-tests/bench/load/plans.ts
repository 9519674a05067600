import { randomBytes } from 'node:crypto';
import type { Answered } from './connection.ts';

/** What a generator sends: the next request for a connection, and what it makes of the answer. */
export interface Plan {
  readonly next: () => { readonly request: string; readonly answered: (answer: Answered) => void };
}

export type PlanName = 'backAndForth' | 'read' | 'unchanged';

const head = (method: string, path: string, more: readonly string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...more, '', ''].join('\r\n');

const ok = ({ status, body }: Answered, expected = 200): void => {
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${body.slice(0, 300)}`);
};

/** Takes the orders in turn, so that no two connections hold the same one. */
function inTurn<T>(all: readonly T[]): () => T {
  let at = 0;
  return () => {
    const one = all[at % all.length];
    if (one === undefined) throw new Error('There are no orders to send anything at');
    at += 1;
    return one;
  };
}

const forward = { path: 'agreement_method_selections', body: '{"agreement_signature_type":"qes"}' };
const back = { path: 'move_to_previouses', body: '{}' };

/**
 * The client chooses a way to sign and takes the step back, each under an idempotency key of its own, over and over:
 * two transitions that move the status and can be repeated without end.
 */
function backAndForth(slugs: readonly string[]): Plan {
  const orders = inTurn(slugs.map((slug) => ({ slug, chosen: false })));
  const run = randomBytes(6).toString('hex');
  let sent = 0;
  return {
    next() {
      const order = orders();
      const { path, body } = order.chosen ? back : forward;
      sent += 1;
      const headers = [
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        `Idempotency-Key: ${run}-${sent}`,
      ];
      return {
        request: head('PATCH', `/api/orders/${order.slug}/${path}`, headers) + body,
        answered(answer) {
          ok(answer);
          order.chosen = !order.chosen;
        },
      };
    },
  };
}

function read(slugs: readonly string[]): Plan {
  const orders = inTurn(slugs.map((slug) => head('GET', `/api/orders/${slug}`, [])));
  return { next: () => ({ request: orders(), answered: ok }) };
}

/** Asks again for what it has seen: the first answer of an order teaches its ETag, all others are 304. */
function unchanged(slugs: readonly string[]): Plan {
  const orders = inTurn(slugs.map((slug) => ({ slug, etag: '' })));
  return {
    next() {
      const order = orders();
      const known = order.etag !== '';
      return {
        request: head('GET', `/api/orders/${order.slug}`, known ? [`If-None-Match: ${order.etag}`] : []),
        answered(answer) {
          ok(answer, known ? 304 : 200);
          order.etag = /\r\netag: ([^\r]+)/iu.exec(answer.head)?.[1] ?? '';
        },
      };
    },
  };
}

export const plans = { backAndForth, read, unchanged } satisfies Record<
  PlanName,
  (slugs: readonly string[]) => Plan
>;
