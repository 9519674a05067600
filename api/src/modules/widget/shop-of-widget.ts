import { loadShopByClientId, type Shop } from '@app/db';
import type { FinancingType } from '@app/machines/order';
import type { CategoryTerms } from '@app/machines/rules';
import type { CallContext } from '../../kernel/call-context.ts';
import { ApiError } from '../../kernel/errors.ts';
import { termsOf } from '../order-life/terms-of.ts';

type Asked = Pick<CallContext, 'ports' | 'source' | 'limit'> & {
  readonly query: { readonly client_id: string };
};

const unknownShop = (): ApiError =>
  new ApiError(404, { error: 'Kalkulator tego sklepu jest niedostępny.', code: 'unknown_shop' });

/** 404: the shop is there, and does not sell what was asked for. */
export const notOffered = (): ApiError =>
  new ApiError(404, { error: 'Ten sklep nie oferuje takiego finansowania.', code: 'not_offered' });

/**
 * The shop whose page asks, unless nobody has the id or the shop is blocked. Counted per source and shop: a shop whose page
 * is scraped from somewhere takes no other shop's calculator away there.
 */
export async function shopOfWidget({ ports, source, limit, query }: Asked): Promise<Shop> {
  const shop = await loadShopByClientId(ports.db, query.client_id.trim());
  if (shop === null || !shop.active) throw unknownShop();
  await limit('widget', `${source} ${shop.clientId}`);
  return shop;
}

/** What the shop offers goods on for a financing type; 404 where it does not sell that one, or has no category of it. */
export async function termsOfWidget(
  { ports }: Asked,
  shop: Shop,
  financingType: FinancingType,
): Promise<CategoryTerms[]> {
  const sold = shop.configs.some((config) => config.financingType === financingType);
  const terms = sold ? await termsOf(ports.db, { financingType, shop, at: ports.now() }) : [];
  if (terms.length === 0) throw notOffered();
  return terms;
}
