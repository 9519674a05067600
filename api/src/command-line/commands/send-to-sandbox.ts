import { listApiKeys, type Database } from '@app/db';
import { sendSandboxShop } from '../../modules/shops/sandbox/send-shop.ts';
import { ProviderUnavailable } from '../../providers/ports.ts';
import { command, CommandRefused, type CommandWorld } from '../command.ts';
import { shopNamed } from '../shop-named.ts';

/** Those that have ever had a key of the sandbox, each once; the sandbox knows no others. */
async function triedShops(db: Database): Promise<{ readonly id: string; readonly clientId: string }[]> {
  const keys = (await listApiKeys(db)).filter(({ sandbox }) => sandbox);
  return [...new Map(keys.map(({ shopId, shop }) => [shopId, { id: shopId, clientId: shop }])).values()];
}

/** Tells the sandbox of one shop; refuses with what the sandbox said. */
export async function tellSandbox(
  { db, now, sandbox }: Pick<CommandWorld, 'db' | 'now' | 'sandbox'>,
  shopId: string,
): Promise<void> {
  try {
    await sendSandboxShop({ db, now, settings: { sandbox } }, { data: { shopId } });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new CommandRefused(`${error.message}; try admin sandbox send again.`);
  }
}

/** After a change of a shop or its catalogue: by itself the sandbox is told when one of its keys is made or revoked. */
export const sendToSandbox = command({
  words: 'sandbox send',
  about: 'tell the sandbox how a shop, its catalogue and its test keys are now',
  options: {
    shop: { value: 'client id', about: 'this shop; where left out, all that have had a test key' },
  },
  async run(world, given) {
    const { db, sandbox } = world;
    if (sandbox === null) throw new CommandRefused('There is no sandbox: SANDBOX_URL is not set.');
    const shops = given.shop === undefined ? await triedShops(db) : [await shopNamed(db, given.shop)];
    for (const { id } of shops) await tellSandbox(world, id);
    if (shops.length === 0) return 'No shop has ever had a test key; nothing was sent.';
    return `${sandbox.url} knows ${shops.map(({ clientId }) => clientId).join(', ')} as now.`;
  },
});
