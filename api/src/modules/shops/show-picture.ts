import { isGiven, loadFile, loadShopByClientId, type StoredFile } from '@app/db';
import { notFound } from '../../kernel/errors.ts';
import { findOrder } from '../order-life/authorize-order.ts';
import type { Ports } from '../../kernel/ports.ts';
import type { Query } from '../../kernel/handlers.ts';

/** Pictures that hold nothing which a browser would run. */
const shown: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

async function picture(ports: Ports, file: StoredFile | null, cache: string): Promise<Response> {
  if (file === null || !shown.includes(file.mime)) throw notFound();
  const bytes = new Uint8Array(await ports.files.read(file));
  return new Response(bytes, { headers: { 'Content-Type': file.mime, 'Cache-Control': cache } });
}

/** The logo of a shop, for everybody: the calculator on its own page shows it too. 404 where it has none. */
export const getShopLogo: Query<'getShopLogo'> = async ({ ports, params }) => {
  const shop = await loadShopByClientId(ports.db, params['client_id'] ?? '');
  const logo = shop?.logoFileId ? await loadFile(ports.db, shop.logoFileId) : null;
  const answer = await picture(ports, logo, 'public, max-age=600');
  answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  return answer;
};

/** A picture of the order; one of another order is not there. */
export const getPicture: Query<'getPicture'> = async (request) => {
  const { ports, params } = request;
  const { order } = await findOrder(request);
  const file = await loadFile(ports.db, params['id'] ?? '');
  const own = file?.orderId === order.id && file.type === 'picture' && isGiven(file) ? file : null;
  return picture(ports, own, 'private, no-store');
};
