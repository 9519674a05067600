import type { Facts, FinancingType, OrderStatus, SalesChannel } from '@app/machines/order';
import type { OrderScope } from './order-scope.ts';

export type OrderSort = 'createdAt' | 'statusSince';

/** What the chart knows of an order that a list may hold. */
export type IsTurn = (order: { readonly status: OrderStatus; readonly facts: Facts }) => boolean;

export interface OrderListFilters extends OrderScope {
  /** Only orders of which this holds; asked row by row. */
  readonly isTurn?: IsTurn;
  readonly userId?: string;
  /** Accounts of shops: what any of them sold. */
  readonly soldByIds?: readonly string[];
  /** Accounts of the head office; '' for orders that nobody attends to. */
  readonly attendantIds?: readonly string[];
  readonly statuses?: readonly OrderStatus[];
  readonly salesChannels?: readonly SalesChannel[];
  readonly financingTypes?: readonly FinancingType[];
  /** Created at or after. */
  readonly createdFrom?: number;
  readonly createdBefore?: number;
}

type Column = 'shopId' | 'userId' | 'soldBy' | 'attendantId' | 'status' | 'financingType';

/** One walk along one index: its columns' values, and between which moments. */
interface Arm {
  readonly equal: readonly (readonly [Column, string])[];
  readonly from?: number;
  readonly before?: number;
}

/** What a row shows that the index of its arm does not promise. */
interface Shown {
  readonly shopId?: string | undefined;
  readonly userId?: string | null | undefined;
  readonly soldBy?: string | null | undefined;
  readonly attendantId?: string | null | undefined;
  readonly status?: string | undefined;
  readonly financingType?: string | undefined;
  readonly salesChannel?: string | undefined;
  readonly createdAt?: number | undefined;
  /** Only where the rows are asked whose turn it is. */
  readonly facts?: string | undefined;
}

interface OrderListPlan {
  readonly arms: readonly Arm[];
  /** Null where the arms give nothing but what was asked for. */
  readonly isWanted: ((row: Shown) => boolean) | null;
}

/** More walks than this in one page cost more than looking at the rows. */
const maxArms = 64;

/** The indexes of migrations 0002, 0006, 0012 and 0028: by which columns a list in this order can be entered, the best first. */
const indexPrefixes: Record<OrderSort, readonly (readonly Column[])[]> = {
  createdAt: [
    ['soldBy'],
    ['userId'],
    ['attendantId'],
    ['shopId', 'status'],
    ['shopId'],
    ['status'],
    ['financingType'],
    [],
  ],
  statusSince: [['soldBy'], ['attendantId'], ['shopId', 'status'], ['shopId'], ['status'], []],
};

type FilterValues = { readonly [C in Column | 'salesChannel']: readonly string[] | null };

const product = (values: FilterValues, columns: readonly Column[]): readonly Arm['equal'][] =>
  columns.reduce<readonly Arm['equal'][]>(
    (arms, column) =>
      arms.flatMap((arm) => (values[column] ?? []).map((value) => [...arm, [column, value] as const])),
    [[]],
  );

const sizeOf = (values: FilterValues, columns: readonly Column[]) =>
  columns.reduce((size, column) => size * new Set(values[column]).size, 1);

const knownOf = ({ status = '', facts = '{}' }: Shown) => ({
  status: status as OrderStatus,
  facts: JSON.parse(facts) as Facts,
});

/**
 * Which walks along which index a list is merged from. A filter that no index has is checked row by row; the caller
 * bounds how many rows that may be.
 */
export function planOrderList(filters: OrderListFilters, sort: OrderSort): OrderListPlan {
  const {
    shopIds,
    sold,
    userId,
    soldByIds,
    attendantIds,
    statuses,
    salesChannels,
    createdFrom,
    createdBefore,
    isTurn,
  } = filters;
  const financingTypes = sold
    ? [sold.financingType].filter((type) => filters.financingTypes?.includes(type) ?? true)
    : filters.financingTypes;
  const values: FilterValues = {
    shopId: shopIds === null ? null : [...new Set(shopIds)],
    userId: userId === undefined ? null : [userId],
    soldBy: sold === undefined ? ((soldByIds && [...new Set(soldByIds)]) ?? null) : [sold.by],
    attendantId: attendantIds === undefined ? null : [...new Set(attendantIds)],
    status: statuses === undefined ? null : [...new Set(statuses)],
    financingType: financingTypes === undefined ? null : [...new Set(financingTypes)],
    salesChannel: salesChannels === undefined ? null : [...new Set(salesChannels)],
  };
  if (Object.values(values).some((each) => each?.length === 0)) return { arms: [], isWanted: null };
  const columns =
    indexPrefixes[sort].find(
      (entrance) =>
        entrance.every((column) => values[column]?.includes('') === false) &&
        sizeOf(values, entrance) <= maxArms,
    ) ?? [];
  const dated = sort === 'createdAt';
  const between = {
    ...(dated && createdFrom !== undefined && { from: createdFrom }),
    ...(dated && createdBefore !== undefined && { before: createdBefore }),
  };
  const arms = product(values, columns).map((equal) => ({ equal, ...between }));
  const rest = (
    ['shopId', 'userId', 'soldBy', 'attendantId', 'status', 'financingType', 'salesChannel'] as const
  ).filter((column) => values[column] !== null && !(columns as readonly string[]).includes(column));
  const undated = !dated && (createdFrom !== undefined || createdBefore !== undefined);
  if (rest.length === 0 && !undated && isTurn === undefined) return { arms, isWanted: null };
  const isWanted = (row: Shown): boolean =>
    rest.every((column) => values[column]?.includes(row[column] ?? '')) &&
    (!undated ||
      ((row.createdAt ?? 0) >= (createdFrom ?? 0) && (row.createdAt ?? 0) < (createdBefore ?? Infinity))) &&
    (isTurn === undefined || isTurn(knownOf(row)));
  return { arms, isWanted };
}
