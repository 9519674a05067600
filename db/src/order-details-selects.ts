import { productFields } from '@app/machines/fields';
import type { Product } from '@app/machines/fields';
import { sql, type Expression, type Kysely } from 'kysely';
import { batchQuery } from './engine/batch-query.ts';
import { attachmentTypes } from './file.queries.ts';
import { providersOf } from './shop.queries.ts';
import type { Schema } from './tables/schema.ts';

/** What a page shows of each kind of row. */
export const detailColumns = {
  items: ['id', ...(Object.keys(productFields) as (keyof Product)[])],
  company: ['details'],
  persons: ['id', 'details', 'identityConfirmedAt'],
  consents: ['kind', 'accepted'],
  events: ['seq', 'news', 'passed', 'actor', 'forced', 'reason', 'at'],
  payments: ['id', 'kind', 'paymentType', 'status', 'amount', 'createdAt'],
  paymentOperations: [
    ...(['id', 'paymentId', 'number', 'kind', 'amount', 'currency', 'status', 'settled'] as const),
    ...(['relatedNumber', 'createdAt'] as const),
  ],
  refunds: [
    ...(['id', 'operationId', 'amount', 'currency', 'reason', 'state', 'reference', 'paidOn'] as const),
    ...(['orderedAt', 'settledAt', 'createdAt'] as const),
  ],
  attachments: ['id', 'type', 'name'],
  agreement: ['owulFileId'],
  signatures: ['kind', 'provider', 'status', 'processId', 'signers', 'trackingNumber'],
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
const staffColumns = {
  task: ['id', 'type', 'status', 'dueAt'],
  comments: ['id', 'body', 'createdAt'],
  providers: ['id', 'name'],
  pictures: ['id', 'name'],
} as const;

export type DetailColumns = typeof detailColumns & typeof staffColumns;

/** Whose rows: bind parameters, or columns of a select that these are part of. */
interface Subject {
  readonly orderId: string | Expression<string>;
  readonly shopId: string | Expression<string>;
}

export const detailQueries = (db: Kysely<Schema>, { orderId, shopId }: Subject) => ({
  items: db
    .selectFrom('orderItems')
    .select(detailColumns.items)
    .where('orderId', '=', orderId)
    .orderBy('position'),
  company: db.selectFrom('companies').select(detailColumns.company).where('orderId', '=', orderId),
  persons: db
    .selectFrom('persons')
    .select(detailColumns.persons)
    .where('orderId', '=', orderId)
    .orderBy('position'),
  consents: db
    .selectFrom('consents')
    .select(detailColumns.consents)
    .where('orderId', '=', orderId)
    .orderBy('id'),
  events: db
    .selectFrom('orderEvents')
    .select(detailColumns.events)
    .where('orderId', '=', orderId)
    .orderBy('seq'),
  payments: db
    .selectFrom('payments')
    .select(detailColumns.payments)
    .where('orderId', '=', orderId)
    .orderBy('id'),
  paymentOperations: db
    .selectFrom('paymentOperations')
    .select(detailColumns.paymentOperations)
    .where('orderId', '=', orderId)
    .orderBy('id'),
  refunds: db
    .selectFrom('refunds')
    .select(detailColumns.refunds)
    .where('orderId', '=', orderId)
    .orderBy('id'),
  attachments: db
    .selectFrom('files')
    .select(detailColumns.attachments)
    .where('orderId', '=', orderId)
    .where('type', 'in', attachmentTypes)
    .where((eb) => eb.or([eb('uploadedBy', 'is', null), eb('type', '=', 'signed_agreement')]))
    .orderBy('id'),
  agreement: db
    .selectFrom('agreements')
    .select(detailColumns.agreement)
    .where('orderId', '=', orderId)
    .where('kind', '!=', 'guarantee')
    .orderBy('version', 'desc')
    .limit(1),
  signatures: db
    .selectFrom('signatures')
    .select(detailColumns.signatures)
    .where('orderId', '=', orderId)
    .orderBy('id'),
  shop: db
    .selectFrom('shops')
    .innerJoin('shopSettings', 'shopSettings.shopId', 'shops.id')
    .select((eb) => [
      ...detailColumns.shop.filter((name) => name !== 'configs'),
      eb
        .selectFrom('shopConfigs')
        .select(sql<string>`string_agg(channel || ' ' || financing_type, ',')`.as('listed'))
        .whereRef('shopConfigs.shopId', '=', 'shops.id')
        .as('configs'),
    ])
    .where('shops.id', '=', shopId),
});

const staffQueries = (db: Kysely<Schema>, { orderId, shopId }: Subject) => ({
  task: db
    .selectFrom('tasks')
    .select(staffColumns.task)
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1),
  comments: db
    .selectFrom('comments')
    .select(staffColumns.comments)
    .where('orderId', '=', orderId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc'),
  providers: providersOf(db).where('parentId', '=', shopId),
  pictures: db
    .selectFrom('files')
    .select(staffColumns.pictures)
    .where('orderId', '=', orderId)
    .where('type', '=', 'picture')
    .where((eb) => eb.or([eb('scan', 'is', null), eb('scan', '=', 'clean')]))
    .orderBy('id'),
});

export const queryDetails = batchQuery({ columns: detailColumns, queries: detailQueries });
export const queryStaffDetails = batchQuery({ columns: staffColumns, queries: staffQueries });
