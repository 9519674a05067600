import { loadApplication } from '@app/db';
import type { Providers } from '../../providers/ports.ts';
import { IncompleteOrder } from '../../kernel/refusals.ts';
import type { EffectAttempt, Performer } from '../order-life/outbox/performer.ts';
import { courierAddress } from './courier-address.ts';
import { keepProcess } from './processes.ts';

async function askCourier({
  ports,
  order,
  effect,
}: EffectAttempt): Promise<Awaited<ReturnType<Providers['courier']['orderCourier']>>> {
  const { company, persons } = await loadApplication(ports.db, order.id);
  const address = courierAddress(company);
  const person = persons.find(({ willSign }) => willSign);
  if (address === undefined || order.contact === null)
    throw new IncompleteOrder('An order without an address for the courier');
  return ports.providers.courier.orderCourier({
    key: effect.key,
    orderNumber: order.number,
    recipient: {
      name: person === undefined ? order.contact.fullName : `${person.firstName} ${person.lastName}`,
      phone: order.contact.phone,
      email: order.contact.email,
      street: address.street,
      buildingNumber: address.buildingNumber,
      apartmentNumber: address.apartmentNumber,
      postalCode: address.postalCode,
      city: address.city,
    },
  });
}

/** The courier takes two copies to the company's address and brings one back signed. */
export const orderCourier: Performer = async (attempt) => {
  const { parcelId, trackingNumber } = await askCourier(attempt);
  await keepProcess(attempt, {
    kind: 'agreement',
    provider: 'courier',
    processId: parcelId,
    trackingNumber,
    status: 'STARTED',
  });
};

/** The same key answers the parcel that may have been ordered already. */
export const cancelUnknownCourier = async (attempt: EffectAttempt): Promise<void> => {
  const { parcelId } = await askCourier(attempt);
  await attempt.ports.providers.courier.cancelCourier(parcelId, `${attempt.effect.key}:${parcelId}`);
};
