import { randomBytes } from 'node:crypto';
import type { Answered } from './connection.ts';

/** What a generator sends: the next request for a connection, and what it makes of the answer. */
export interface Plan {
  readonly next: () => { readonly request: string; readonly answered: (answer: Answered) => void };
}

export type PlanName = 'backAndForth' | 'read' | 'unchanged' | 'toPaymentAndBack';

const head = (method: string, path: string, more: readonly string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...more, '', ''].join('\r\n');

const ok = ({ status, body }: Answered, expected = 200): void => {
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${body.slice(0, 300)}`);
};

/** Gives each order to one connection at a time: a server that answers some late must not get an order twice. */
function inTurn<T>(all: readonly T[]): { readonly take: () => T; readonly giveBack: (one: T) => void } {
  const free = [...all];
  let at = 0;
  return {
    take() {
      const one = free[at];
      if (one === undefined) throw new Error('All orders are taken');
      at += 1;
      if (at < free.length / 2) return one;
      free.splice(0, at);
      at = 0;
      return one;
    },
    giveBack: (one) => void free.push(one),
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
      const order = orders.take();
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
          orders.giveBack(order);
        },
      };
    },
  };
}

function read(slugs: readonly string[]): Plan {
  const orders = inTurn(slugs.map((slug) => head('GET', `/api/orders/${slug}`, [])));
  return {
    next() {
      const request = orders.take();
      return {
        request,
        answered(answer) {
          ok(answer);
          orders.giveBack(request);
        },
      };
    },
  };
}

/** Reads the same orders again with the ETag of the first reply; all later ones are 304. */
function unchanged(slugs: readonly string[]): Plan {
  const orders = inTurn(slugs.map((slug) => ({ slug, etag: '' })));
  return {
    next() {
      const order = orders.take();
      const known = order.etag !== '';
      return {
        request: head('GET', `/api/orders/${order.slug}`, known ? [`If-None-Match: ${order.etag}`] : []),
        answered(answer) {
          ok(answer, known ? 304 : 200);
          order.etag = /\r\netag: ([^\r]+)/iu.exec(answer.head)?.[1] ?? '';
          orders.giveBack(order);
        },
      };
    },
  };
}

const toState = `mutation ($state: String!) { transitionOrderToState(state: $state) {
  ... on Order { id state } ... on OrderStateTransitionError { transitionError } } }`;

/** Orders of Vendure, each by its session's token, go to their payment and back, over and over; little is asked for in reply. */
function toPaymentAndBack(tokens: readonly string[]): Plan {
  const orders = inTurn(tokens.map((token) => ({ token, next: 'ArrangingPayment' })));
  return {
    next() {
      const order = orders.take();
      const body = JSON.stringify({ query: toState, variables: { state: order.next } });
      const headers = [
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        `Authorization: Bearer ${order.token}`,
      ];
      return {
        request: head('POST', '/shop-api', headers) + body,
        answered(answer) {
          ok(answer);
          if (!answer.body.includes(`"state":"${order.next}"`))
            throw new Error(`Not in ${order.next}: ${answer.body.slice(0, 300)}`);
          order.next = order.next === 'AddingItems' ? 'ArrangingPayment' : 'AddingItems';
          orders.giveBack(order);
        },
      };
    },
  };
}

export const plans = { backAndForth, read, unchanged, toPaymentAndBack } satisfies Record<
  PlanName,
  (slugs: readonly string[]) => Plan
>;
