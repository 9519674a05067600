import type { BodyOf } from '@app/machines/contract';
import { isOrderStatus } from '@app/machines/order';
import type { Facts, OrderStatus } from '@app/machines/order';
import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';
import { newestVersion } from '../../api/newest-version.ts';

/** An order as staff see it; status and facts are the chart's. */
export type StaffOrder = Omit<Reply<'getSuperadminOrder'>, 'status' | 'facts'> & {
  status: OrderStatus;
  facts: Facts;
};

export type Explanations = Reply<'explainOrder'>;
export type Preview = Reply<'previewMove'>;

/** A status that this page's chart does not know means a newer release. */
function staffOrderOf(reply: Reply<'getSuperadminOrder'>): StaffOrder {
  if (!isOrderStatus(reply.status)) throw new Error(`Unknown order status: ${String(reply.status)}`);
  return { ...reply, status: reply.status, facts: reply.facts as unknown as Facts };
}

/** How long a page shows what it has read before it reads it again by itself. */
const every = 30_000;

export const staffOrderKey = (slug: string) => ['staff-order', slug] as const;

export function staffOrderQuery(slug: string) {
  return queryOptions({
    queryKey: staffOrderKey(slug),
    queryFn: async ({ signal }) =>
      staffOrderOf(await askApi('getSuperadminOrder', { params: { slug }, signal })),
    structuralSharing: newestVersion,
    refetchInterval: every,
    refetchOnWindowFocus: 'always',
  });
}

/** The order's next moves; read anew with every version of it. */
export function explanationsQuery({ slug, version }: Pick<StaffOrder, 'slug' | 'version'>) {
  return queryOptions({
    queryKey: [...staffOrderKey(slug), 'moves', version],
    queryFn: ({ signal }) => askApi('explainOrder', { params: { slug }, signal }),
  });
}

/** What came of the order's money and what goes back; read anew with every version of the order. */
export function moneyQuery({ slug, version }: Pick<StaffOrder, 'slug' | 'version'>) {
  return queryOptions({
    queryKey: [...staffOrderKey(slug), 'money', version],
    queryFn: ({ signal }) => askApi('getMoney', { params: { slug }, signal }),
  });
}

/** The order's files; read anew with every version of it, and while the antivirus has yet to look at one. */
export function filesQuery({ slug, version }: Pick<StaffOrder, 'slug' | 'version'>) {
  return queryOptions({
    queryKey: [...staffOrderKey(slug), 'files', version],
    queryFn: ({ signal }) => askApi('listAttachments', { params: { slug }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.attachments.some(({ scan }) => scan === 'waiting') === true ? every : false,
  });
}

/** What the order has had done outside; read anew with every version of it, and while something is still to be done. */
export function effectsQuery({ slug, version }: Pick<StaffOrder, 'slug' | 'version'>) {
  return queryOptions({
    queryKey: [...staffOrderKey(slug), 'effects', version],
    queryFn: ({ signal }) => askApi('listOrderEffects', { params: { slug }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.effects.some(({ doneAt }) => doneAt === null) === true ? every : false,
  });
}

/** How often an open page says that it is; the server forgets it after twice as long. */
const presentEvery = 10_000;

/** Says that the order's page is open while it is looked at, and asks who else has it open. */
export function otherViewersQuery(orderId: string, slug: string) {
  return queryOptions({
    queryKey: ['order-views', orderId],
    queryFn: ({ signal }) => askApi('viewOrder', { params: { slug }, body: { leaves: false }, signal }),
    refetchInterval: presentEvery,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
}

/** The reasons that a move's dialog offers. */
export const possibleReasonsQuery = queryOptions({
  queryKey: ['possible-reasons'],
  queryFn: ({ signal }) => askApi('listPossibleReasons', { signal }),
});

/** What a command would do to this version of the order. What is asked is part of the key. */
export function previewQuery(
  { slug, version }: Pick<StaffOrder, 'slug' | 'version'>,
  asked: BodyOf<'previewMove'>,
) {
  return queryOptions({
    queryKey: [...staffOrderKey(slug), 'preview', version, asked],
    queryFn: ({ signal }) => askApi('previewMove', { params: { slug }, body: asked, signal }),
    retry: false,
    gcTime: 0,
  });
}
