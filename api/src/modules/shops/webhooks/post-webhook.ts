import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP } from 'node:net';
import type { Settings } from '../../../kernel/env.ts';
import { InnerAddress, isPublicAddress, lookUpPublic } from './public-address.ts';

/** How long a shop's server may take to answer. */
export const answerWithinMs = 5_000;

/** Why an attempt failed; 'http_' and the status where the shop's server answered anything but 2xx. */
export type WebhookFailure =
  | 'bad_address'
  | 'inner_address'
  | 'redirect'
  | 'timeout'
  | 'tls'
  | 'unreachable'
  | `http_${number}`;

type Mode = Settings['mode'];

/** Where a shop's server may be told: over TLS, without a password in the address; the demo's may be anywhere. */
export function webhookAddress(text: string, mode: Mode): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (mode === 'demo') return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  const named = isIP(host) === 0 ? host.includes('.') && !host.endsWith('.') : isPublicAddress(host);
  return url.protocol === 'https:' && named ? url : null;
}

function failureOf(error: NodeJS.ErrnoException): WebhookFailure {
  if (error instanceof InnerAddress) return 'inner_address';
  return /CERT|SSL|TLS|SIGNED|ALTNAME/u.test(error.code ?? '') ? 'tls' : 'unreachable';
}

function failureOfStatus(status: number): WebhookFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : `http_${status}`;
}

/**
 * Posts JSON to a shop's server and says why it did not arrive; null where it did. An answer is its status: the body is not read and a
 * redirect not followed. One that has not begun after `withinMs` counts as none.
 */
export async function postWebhook(
  address: string,
  sent: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  { mode, withinMs = answerWithinMs }: { readonly mode: Mode; readonly withinMs?: number },
): Promise<WebhookFailure | null> {
  const url = webhookAddress(address, mode);
  if (url === null) return 'bad_address';
  const body = Buffer.from(sent.body);
  const headers = { ...sent.headers, 'content-type': 'application/json', 'content-length': body.length };
  const own = mode === 'demo' ? {} : { lookup: lookUpPublic };
  const start = url.protocol === 'https:' ? requestTls : requestPlain;
  return new Promise((resolve) => {
    const request = start(url, { method: 'POST', headers, agent: false, ...own }, (answer) => {
      end(failureOfStatus(answer.statusCode ?? 0));
    });
    const late = setTimeout(() => end('timeout'), withinMs);
    function end(outcome: WebhookFailure | null): void {
      clearTimeout(late);
      resolve(outcome);
      request.destroy();
    }
    request.on('error', (error: NodeJS.ErrnoException) => end(failureOf(error)));
    request.end(body);
  });
}
