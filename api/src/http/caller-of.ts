import type { CallRow } from '@app/machines/contract';
import { ApiError, forbidden, unauthenticated } from '../kernel/errors.ts';
import type { Ports } from '../kernel/ports.ts';
import { sandboxKeyPrefix } from '../kernel/sandbox-key.ts';
import { shopOfApiKey } from './api-key-shop.ts';
import { userOfSession } from './session-user.ts';
import type { Caller } from '../kernel/call-context.ts';

interface Presented {
  readonly sessionToken: string | undefined;
  readonly authorization: string | undefined;
}

/** A key of the sandbox opens nothing here: its sender is told where it does. */
function refusalOfKey({ settings: { sandbox } }: Ports, authorization: string | undefined): ApiError {
  const isOfSandbox = /^Bearer\s+(\S+)/iu.exec(authorization ?? '')?.[1]?.startsWith(sandboxKeyPrefix);
  if (sandbox === null || isOfSandbox !== true) return unauthenticated();
  return new ApiError(401, {
    error: `To klucz testowy. Wyślij to samo do piaskownicy: ${sandbox.url}.`,
    detail: `This is a key of the sandbox and opens nothing here; send the same call to ${sandbox.url}.`,
    code: 'sandbox_key',
  });
}

/** Who sends the call, by its row: 401 without a session or key, 403 where the permission table does not name the role. */
export async function callerOf(ports: Ports, row: CallRow, presented: Presented): Promise<Caller> {
  const roles: readonly string[] = row.roles;
  if (roles.includes('provider')) return { kind: 'provider' };
  if (roles.includes('shop_api')) {
    const shopId = await shopOfApiKey(ports, presented.authorization);
    if (shopId === null) throw refusalOfKey(ports, presented.authorization);
    return { kind: 'shopServer', shopId };
  }
  const user = await userOfSession(ports, presented.sessionToken);
  if (roles.includes('client')) return { kind: 'client', user };
  if (roles.includes('public')) return { kind: 'anybody', user };
  if (user === null) throw unauthenticated();
  if (!user.roles.some((role) => roles.includes(role))) throw forbidden();
  return { kind: 'user', user };
}
