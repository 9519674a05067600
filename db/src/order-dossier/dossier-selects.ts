import { sql, type Expression, type Kysely } from 'kysely';
import { gathering } from '../dialects/gather.ts';
import type { Schema } from '../schema.ts';
import { providersOf } from '../shops/list-providers.ts';

/** What a page shows of each kind of row. */
export const plain = {
  items: [
    ...(['id', 'name', 'quantity', 'price', 'grossPrice', 'vatLevel', 'invoiceNumber', 'category'] as const),
    ...(['type', 'productType', 'grossPriceSelected'] as const),
  ],
  company: ['details'],
  persons: ['id', 'details', 'identityConfirmedAt'],
  consents: ['kind', 'accepted'],
  events: ['seq', 'news', 'passed', 'actor', 'forced', 'reason', 'at'],
  payments: ['id', 'kind', 'status', 'amount', 'createdAt'],
  attachments: ['id', 'type', 'name'],
  agreement: ['owulFileId'],
  signatures: ['kind', 'status', 'processId', 'redirectUrl'],
  shop: [
    ...([
      'id',
      'clientId',
      'parentId',
      'name',
      'street',
      'postalCode',
      'city',
      'phone',
      'logoFileId',
    ] as const),
    ...(['url', 'customTheme', 'qes', 'active', 'minOrderPrice', 'maxOrderPrice', 'version'] as const),
    ...(['createdAt', 'updatedAt'] as const),
    ...(['allowSubShopsManagement', 'disallowShopManagement', 'onlineIndustrialVendor', 'configs'] as const),
  ],
} as const;

/** What only staff read. */
const notes = {
  task: ['id', 'type', 'status', 'dueAt'],
  comments: ['id', 'body', 'createdAt'],
  providers: ['id', 'name'],
  pictures: ['id', 'name'],
} as const;

export type Shown = typeof plain & typeof notes;

/** Whose rows: given with each question, or columns of a select that these are part of. */
interface Whose {
  readonly orderId: string | Expression<string>;
  readonly shopId: string | Expression<string>;
}

/** What a client may keep of an order's files. */
const attachments = ['contract', 'guarantee', 'contract_with_guarantee'] as const;

export const plainQueries = (db: Kysely<Schema>, { orderId, shopId }: Whose) => ({
  items: db.selectFrom('orderItems').select(plain.items).where('orderId', '=', orderId).orderBy('position'),
  company: db.selectFrom('companies').select(plain.company).where('orderId', '=', orderId),
  persons: db.selectFrom('persons').select(plain.persons).where('orderId', '=', orderId).orderBy('position'),
  consents: db.selectFrom('consents').select(plain.consents).where('orderId', '=', orderId).orderBy('id'),
  events: db.selectFrom('orderEvents').select(plain.events).where('orderId', '=', orderId).orderBy('seq'),
  payments: db.selectFrom('payments').select(plain.payments).where('orderId', '=', orderId).orderBy('id'),
  attachments: db
    .selectFrom('files')
    .select(plain.attachments)
    .where('orderId', '=', orderId)
    .where('type', 'in', attachments)
    .orderBy('id'),
  agreement: db
    .selectFrom('agreements')
    .select(plain.agreement)
    .where('orderId', '=', orderId)
    .orderBy('version', 'desc')
    .limit(1),
  signatures: db
    .selectFrom('signatures')
    .select(plain.signatures)
    .where('orderId', '=', orderId)
    .orderBy('id'),
  shop: db
    .selectFrom('shops')
    .innerJoin('shopSettings', 'shopSettings.shopId', 'shops.id')
    .select((eb) => [
      ...plain.shop.filter((name) => name !== 'configs'),
      eb
        .selectFrom('shopConfigs')
        .select(sql<string>`string_agg(channel || ' ' || financing_type, ',')`.as('listed'))
        .whereRef('shopConfigs.shopId', '=', 'shops.id')
        .as('configs'),
    ])
    .where('shops.id', '=', shopId),
});

const noteQueries = (db: Kysely<Schema>, { orderId, shopId }: Whose) => ({
  task: db
    .selectFrom('tasks')
    .select(notes.task)
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1),
  comments: db
    .selectFrom('comments')
    .select(notes.comments)
    .where('orderId', '=', orderId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc'),
  providers: providersOf(db).where('parentId', '=', shopId),
  pictures: db
    .selectFrom('files')
    .select(notes.pictures)
    .where('orderId', '=', orderId)
    .where('type', '=', 'picture')
    .orderBy('id'),
});

export const gatherPlain = gathering({ columns: plain, queries: plainQueries });
export const gatherNotes = gathering({ columns: notes, queries: noteQueries });
