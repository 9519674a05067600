import { advanceOrder, drawAgreement } from '@app/api/testing';
import { putSmsCode } from '@app/db';
import type { OrderEvent } from '@app/machines/order';
import { person } from '../api-walk/begin-walk.ts';
import { formOf } from '../api-walk/client-events.ts';
import { call, type World } from '../api-walk/walk-context.ts';
import type { Seen } from '../api-walk/walk-order.ts';

/** What has happened beside the order before the person acts: a code has come, the form has been filled in. */
export async function prepare(world: World, { order }: Seen, event: OrderEvent): Promise<void> {
  const context = { world, order, to: order.status };
  world.registry.knows = !('companyFound' in event) || event.companyFound;
  if (event.type === 'VERIFY_SMS') {
    const [at, expiresAt] = [world.clock.now, world.clock.now + 600_000];
    const sms = { orderId: order.id, code: '246810', phone: person.phone, at, expiresAt };
    await world.ports.db.transaction((tx) => putSmsCode(tx, sms));
  }
  // The next code may be asked for half a minute after the last.
  if (event.type === 'RESEND_SMS') world.clock.now += 31_000;
  if (event.type === 'ACCEPT_AGREEMENT') {
    const write = await drawAgreement(world.ports, order);
    const drawn = {
      slug: order.slug,
      actor: 'system',
      event: { type: 'AGREEMENT_PREPARED' },
      write,
    } as const;
    await advanceOrder(world.ports, drawn);
  }
  if (event.type === 'SIGN_AGREEMENT')
    await world.ports.db.transaction(await drawAgreement(world.ports, order));
  if (event.type === 'SUBMIT_COMPANY_FORM') {
    const client = event.actor === 'client';
    const headers = client ? {} : world.salesman;
    const { order: form } = await formOf(context, client ? 'getOrder' : 'getShopOrder', headers);
    await call(context, client ? 'saveDraft' : 'shopSaveDraft', { order: form }, headers);
  }
}
