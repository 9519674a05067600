import { loadFile, loadShopByClientId } from '@app/db';
import { fileBytes } from '../agreements/read-documents.ts';
import { notFound } from '../answers.ts';
import type { Read } from '../http/call-request.ts';

/** Pictures that hold nothing which a browser would run. */
const pictures: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** The logo of a shop, for whoever sees its orders; 404 where it has none. */
export const getShopLogo: Read<'getShopLogo'> = async ({ ports, params }) => {
  const shop = await loadShopByClientId(ports.db, params['client_id'] ?? '');
  const file = shop?.logoFileId ? await loadFile(ports.db, shop.logoFileId) : null;
  if (file === null || !pictures.includes(file.mime)) throw notFound();
  const { bytes } = await fileBytes(ports, file.id);
  return new Response(bytes, {
    headers: { 'Content-Type': file.mime, 'Cache-Control': 'public, max-age=600' },
  });
};
