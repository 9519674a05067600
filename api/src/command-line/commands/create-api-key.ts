import { putApiKey } from '@app/db';
import { command } from '../command.ts';
import { shopNamed } from '../shop-named.ts';

/** The key is shown here and nowhere else: what is stored is its hash. */
export const createApiKey = command({
  words: 'api-key create',
  about: "make a key for a shop's server and print it, once",
  options: {
    shop: { value: 'client id', about: 'whose server it lets in', required: true },
    name: { value: 'name', about: "what the key is called in the list; 'server' where left out" },
  },
  async run({ db, now, newToken }, given) {
    const shop = await shopNamed(db, given.shop);
    const key = newToken();
    const name = given.name?.trim() || 'server';
    await db.transaction((tx) => putApiKey(tx, { shopId: shop.id, key, name }, now()));
    return `The key of ${shop.clientId}; it is stored as a hash and cannot be shown again:\n${key}`;
  },
});
