import type { SandboxShop } from '@app/db';
import type { SandboxAddress } from '../../../kernel/env.ts';
import { headersSignedWith, isSignedWith } from '../webhooks/sign-webhook.ts';

/** How long the sandbox may take to answer. */
const answerWithinMs = 10_000;

const keyOf = (secret: string): Buffer => Buffer.from(secret, 'utf8');

/** Where the sandbox is told of a shop. */
export const sandboxShopPath = (clientId: string): string =>
  `/api/sandbox/shops/${encodeURIComponent(clientId)}`;

/** The path belongs to what is signed: what was signed for one shop says nothing of another. */
const idOf = (clientId: string, version: string): string => `${clientId}:${version}`;

/** Tells the sandbox how a shop is and answers the status; null where nobody answered in time. */
export async function putToSandbox(
  { url, secret }: SandboxAddress,
  state: SandboxShop,
  at: number,
): Promise<number | null> {
  const { clientId } = state.shop;
  const body = JSON.stringify(state);
  const id = idOf(clientId, String(state.version));
  try {
    const answer = await fetch(`${url}${sandboxShopPath(clientId)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headersSignedWith(keyOf(secret), { id, at, body }) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}

/** The state that a signed request tells; null where the signature is wrong or old, or is of another shop. */
export function stateOfRequest(
  secret: string,
  {
    clientId,
    ...request
  }: { clientId: string; header: (name: string) => string | undefined; body: string; now: number },
): SandboxShop | null {
  if (!isSignedWith(keyOf(secret), request)) return null;
  const state = JSON.parse(request.body) as SandboxShop;
  return request.header('webhook-id') === idOf(clientId, String(state.version)) ? state : null;
}
