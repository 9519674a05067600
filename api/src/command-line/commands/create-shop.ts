import { insertShop, isUniqueViolation, loadShopByClientId, shopConfigs, type ShopConfigName } from '@app/db';
import { isPostalCode, normalisePostalCode } from '@app/machines/rules';
import { command, CommandRefused, UsageError } from '../command.ts';
import { shopNamed } from '../shop-named.ts';

const configNames = Object.keys(shopConfigs) as ShopConfigName[];

function configsOf(given: string): ShopConfigName[] {
  const names = [...new Set(given.split(',').map((name) => name.trim()))];
  return names.map((name) => {
    const known = configNames.find((one) => one === name);
    if (known === undefined)
      throw new UsageError(`${name} is no config: --configs takes ${configNames.join(', ')}`);
    return known;
  });
}

/** The shop's own site, to whose host its clients may be sent back. */
function siteOf(given: string): string {
  const url = URL.parse(given);
  if (url === null || !/^https?:$/u.test(url.protocol))
    throw new UsageError('--url is the address of the shop, for example https://sklep.example.pl');
  return url.href.replace(/\/$/u, '');
}

const taken = (clientId: string): CommandRefused =>
  new CommandRefused(`There is a shop ${clientId} already. Nothing was changed.`);

/** A partner shop; what it may sell is its configs. */
export const createShop = command({
  words: 'shop create',
  about: 'add a partner shop',
  options: {
    'client-id': {
      value: 'id',
      about: 'the short name by which it is called: a-z, 0-9 and -',
      required: true,
    },
    name: { value: 'name', about: 'as clients read it', required: true },
    street: { value: 'street', about: 'with the number of the house', required: true },
    'postal-code': { value: 'NN-NNN', about: 'of its seat', required: true },
    city: { value: 'city', about: 'of its seat', required: true },
    configs: {
      value: 'list',
      about: `what it sells, with commas: ${configNames.join(', ')}`,
      required: true,
    },
    url: { value: 'address', about: 'its site: clients may be sent back to this host only' },
    phone: { value: 'number', about: 'as clients read it' },
    parent: { value: 'client id', about: 'the shop that it stands under' },
    qes: { about: 'its clients may sign with a qualified signature' },
  },
  async run({ db, now }, given) {
    const clientId = given['client-id'];
    if (!/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/u.test(clientId))
      throw new UsageError('--client-id has 1 to 64 of a-z, 0-9 and -, and a letter or digit at both ends');
    const postalCode = normalisePostalCode(given['postal-code']);
    if (!isPostalCode(postalCode)) throw new UsageError('--postal-code is written NN-NNN');
    const shop = {
      clientId,
      name: given.name.trim(),
      street: given.street.trim(),
      postalCode,
      city: given.city.trim(),
      phone: given.phone?.trim() || null,
      url: given.url === undefined ? null : siteOf(given.url),
      qes: given.qes,
      configs: configsOf(given.configs).map((name) => shopConfigs[name]),
    };
    if (!shop.name || !shop.street || !shop.city)
      throw new UsageError('--name, --street and --city are not empty');
    if ((await loadShopByClientId(db, clientId)) !== null) throw taken(clientId);
    const parentId = given.parent === undefined ? null : (await shopNamed(db, given.parent)).id;
    try {
      await db.transaction((tx) => insertShop(tx, { ...shop, parentId }, now()));
    } catch (error) {
      if (isUniqueViolation(error)) throw taken(clientId);
      throw error;
    }
    return `The shop ${clientId} is there. Its server needs a key: admin api-key create --shop ${clientId}`;
  },
});
