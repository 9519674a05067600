import { loadApplication, loadShop, type Order } from '@app/db';
import { firstInstalmentDay, warsawDay } from '@app/machines/rules';
import { datedScheduleDocument } from '../../documents/agreement/dated-schedule.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import type { Ports } from '../../kernel/ports.ts';
import { agreementDataOf } from './document-data.ts';

type Schedule = { name: string; mime: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * The schedule with its days, which only the delivery gives (`deliveredAt` in epoch ms); null where the order lacks what
 * documents say.
 */
export async function drawDatedSchedule(
  ports: Ports,
  order: Order,
  deliveredAt: number,
): Promise<Schedule | null> {
  const [details, shop] = await Promise.all([
    loadApplication(ports.db, order.id),
    loadShop(ports.db, order.shopId),
  ]);
  if (shop === null || details.company === null || order.contact === null || !order.facts.calculated)
    return null;
  const firstDueOn = firstInstalmentDay(warsawDay(deliveredAt));
  const data = agreementDataOf(order, details, shop, deliveredAt, firstDueOn);
  const number = order.agreementId ?? data.number;
  return {
    name: `Harmonogram ${number.replaceAll('/', '-')}.pdf`,
    mime: 'application/pdf',
    bytes: new Uint8Array(await renderPdf(datedScheduleDocument({ ...data, number }))),
  };
}
