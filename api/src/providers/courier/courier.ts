import { type Courier } from './courier.port.ts';
import * as v from 'valibot';
import { requestProvider, jsonOf } from '../provider-request.ts';
import { readReply } from '../read-reply.ts';
import type { ProviderSettings } from '../settings.ts';

const parcel = v.object({ id: v.string(), tracking_number: v.string() });

/** No courier's format is given: this small JSON is our own. POST /parcels, POST /parcels/{id}/cancelation. */
export function courier({ url, keys: [secret] }: ProviderSettings['courier']): Courier {
  const post = (path: string, key: string, body: object): Promise<Response> =>
    requestProvider('courier', `${url}${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${secret}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(body),
    });

  return {
    async orderCourier({ key, orderNumber, recipient }) {
      const reply = await post('/parcels', key, {
        reference: orderNumber,
        service: 'signed_documents_return',
        copies: 2,
        recipient: {
          name: recipient.name,
          phone: recipient.phone,
          email: recipient.email,
          street: recipient.street,
          building_number: recipient.buildingNumber,
          apartment_number: recipient.apartmentNumber,
          postal_code: recipient.postalCode,
          city: recipient.city,
        },
      });
      const ordered = readReply('courier', parcel, await jsonOf('courier', reply));
      return { parcelId: ordered.id, trackingNumber: ordered.tracking_number };
    },

    async cancelCourier(parcelId, key) {
      const reply = await post(`/parcels/${encodeURIComponent(parcelId)}/cancelation`, key, {});
      await reply.body?.cancel();
    },
  };
}
