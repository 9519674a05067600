import { insertSignature, loadApplication } from '@app/db';
import { ProviderRefused } from '../../providers/ports.ts';
import type { Performer } from '../order-life/outbox/performer.ts';

/** The courier takes two copies to the company's address and brings one back signed. */
export const orderCourier: Performer = async ({ ports, order, effect }) => {
  const { company, persons } = await loadApplication(ports.db, order.id);
  const address = company?.addresses.find(({ correspondence }) => correspondence) ?? company?.addresses[0];
  const person = persons.find(({ willSign }) => willSign);
  if (address === undefined || order.contact === null)
    throw new ProviderRefused('no address for the courier');
  const parcel = await ports.providers.courier.orderCourier({
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
  return {
    write: async (tx) => {
      const row = {
        orderId: order.id,
        kind: 'agreement',
        provider: 'courier',
        processId: parcel.parcelId,
        status: 'STARTED',
        redirectUrl: null,
      } as const;
      await insertSignature(tx, row, ports.now());
    },
  };
};
