import { loadShopByApiKey } from '@app/db';
import type { Ports } from '../kernel/ports.ts';

/** The shop whose API key the Authorization header holds; null without a valid one. */
export async function shopOfApiKey(ports: Ports, authorization: string | undefined): Promise<string | null> {
  const key = /^Bearer\s+(\S{16,256})$/iu.exec(authorization ?? '')?.[1];
  return key === undefined ? null : ((await loadShopByApiKey(ports.db, key))?.id ?? null);
}
