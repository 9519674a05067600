import { listCompanies, listUserNames, loadShops, type Order, type Tx } from '@app/db';
import {
  agreementStatusNames,
  financingNames,
  panelName,
  salesChannelNames,
  shopStatusNames,
  shopStatusOf,
} from '@app/machines/order';
import { sheetMoment, type CellKind } from '../../documents/write-xlsx.ts';

/** Who reads the sheet: a shop reads its own words for a status, and its employees no VAT ids. */
export interface SheetReader {
  readonly staff: boolean;
  readonly seesVatIds: boolean;
}

interface Details {
  readonly order: Order;
  readonly shop: string;
  readonly company: string | null;
  readonly vatId: string | null;
  readonly seller: string | null;
}
type Cell = string | number | null;
type Column = readonly [header: string, kind: CellKind, of: (row: Details) => Cell];

const zloty = (grosz: number | null): number | null => (grosz === null ? null : grosz / 100);
const moment = (at: number | null): number | null => (at === null ? null : sheetMoment(at));

function shopStatusName({ status, facts }: Order): string | null {
  const shown = shopStatusOf(status, facts);
  return shown === null ? null : shopStatusNames[shown];
}

/** The columns of the sheet in reading order. */
export function salesColumns({ staff, seesVatIds }: SheetReader): readonly Column[] {
  const columns: readonly (Column | null)[] = [
    ['Numer', 'text', ({ order }) => order.number],
    ['Numer w sklepie', 'text', ({ order }) => order.externalOrderId],
    ['Data', 'moment', ({ order }) => moment(order.createdAt)],
    ['Sklep', 'text', ({ shop }) => shop],
    ['Kanał', 'text', ({ order }) => salesChannelNames[order.salesChannel]],
    ['Finansowanie', 'text', ({ order }) => financingNames[order.financingType]],
    ['Firma', 'text', ({ company }) => company],
    seesVatIds ? ['NIP', 'text', ({ vatId }) => vatId] : null,
    ['Netto', 'amount', ({ order }) => zloty(order.price)],
    ['Brutto', 'amount', ({ order }) => zloty(order.grossPrice)],
    ['Raty', 'count', ({ order }) => order.paymentsCount],
    ['Rata', 'amount', ({ order }) => zloty(order.installmentValue)],
    ['Status', 'text', ({ order }) => (staff ? panelName(order.status) : shopStatusName(order))],
    ['Umowa', 'text', ({ order }) => order.agreementStatus && agreementStatusNames[order.agreementStatus]],
    ['Sprzedawca', 'text', ({ seller }) => seller],
    ['Dostarczono', 'moment', ({ order }) => moment(order.deliveredAt)],
  ];
  return columns.filter((column) => column !== null);
}

/** What the sheet says of these orders beside themselves, in one query each. */
export async function salesDetails(tx: Tx, orders: readonly Order[]): Promise<readonly Details[]> {
  const [shops, companies, sellers] = await Promise.all([
    loadShops(tx, [...new Set(orders.map(({ shopId }) => shopId))]),
    listCompanies(
      tx,
      orders.map(({ id }) => id),
    ),
    listUserNames(
      tx,
      orders.flatMap(({ soldBy }) => soldBy ?? []),
    ),
  ]);
  const names = new Map(shops.map(({ id, name }) => [id, name]));
  return orders.map((order) => {
    const company = companies.get(order.id);
    return {
      order,
      shop: names.get(order.shopId) ?? '',
      company: company?.name ?? null,
      vatId: company?.vatId ?? null,
      seller: sellers.get(order.soldBy ?? '') ?? null,
    };
  });
}
