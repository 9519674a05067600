import { loadShopByClientId, type Shop, type Tx } from '@app/db';
import { CommandRefused } from './command.ts';

/** The shop of this client id; refuses where there is none. */
export async function shopNamed(db: Tx, clientId: string): Promise<Shop> {
  const shop = await loadShopByClientId(db, clientId);
  if (shop === null)
    throw new CommandRefused(`There is no shop ${clientId}; admin list names those that there are.`);
  return shop;
}
