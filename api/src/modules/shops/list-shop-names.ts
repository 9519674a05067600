import { listShopNames as list } from '@app/db';
import type { Query } from '../../kernel/handlers.ts';

const most = 1_000;

/** What lists are narrowed by. */
export const listShopNames: Query<'listShopNames'> = async ({ ports }) => ({
  shops: await list(ports.db, most),
});
