import { listMedicalProviders, loadShop, type Shop, type Tx } from '@app/db';
import { groszToWire, type ReplyOf } from '@app/machines/contract';
import { notFound } from '../../../kernel/errors.ts';
import type { Query } from '../../../kernel/handlers.ts';
import { categoriesOf, productsOf } from '../catalogue.ts';

type ProviderReply = ReplyOf<'listMedSalesProviders'>['providers'][number];

/** What no list shows beyond: whoever looks for one of more types how its name begins. */
const mostProviders = 50;

const orNull = (grosz: number | null): string | null => (grosz === null ? null : groszToWire(grosz));

const providerReply = ({ id, name, city, minOrderPrice, maxOrderPrice }: Shop): ProviderReply => ({
  id,
  name,
  city,
  min_order_price: orNull(minOrderPrice),
  max_order_price: orNull(maxOrderPrice),
});

/** An active shop that sells medical equipment; null for any other. */
export async function loadProvider(tx: Tx, id: string): Promise<Shop | null> {
  const shop = await loadShop(tx, id);
  const sells = shop?.configs.some(
    ({ channel, financingType }) => channel === 'shop' && financingType === 'medical',
  );
  return shop?.active === true && sells === true ? shop : null;
}

export const listMedSalesProviders: Query<'listMedSalesProviders'> = async ({ ports, query }) => {
  const name = query.name?.trim() || undefined;
  const providers = await listMedicalProviders(ports.db, { name, most: mostProviders });
  return { providers: providers.map(providerReply) };
};

export const getMedSalesProvider: Query<'getMedSalesProvider'> = async ({ ports, params }) => {
  const provider = await loadProvider(ports.db, params['id'] ?? '');
  if (provider === null) throw notFound();
  const [{ categories }, { products }] = await Promise.all([
    categoriesOf(ports, 'medical_categories', 'medical', provider),
    productsOf(ports.db, 'medical', provider.id),
  ]);
  return { provider: providerReply(provider), categories, products };
};
