import type { Order, OrderDetails } from '@app/db';
import { waitOf } from '@app/machines/order';
import type { OrderWire } from '@app/machines/contract';

/** Who signs in the process that the order waits for, and who has signed; nobody where none is waited for. */
export function signerReplies(
  order: Order,
  { signatures, persons }: Pick<OrderDetails, 'signatures' | 'persons'>,
): OrderWire['signers_attributes'] {
  const wait = waitOf(order);
  if (wait !== 'identity' && wait !== 'signature') return [];
  const kind = wait === 'identity' ? 'identity' : 'agreement';
  const newest = signatures.filter((one) => one.kind === kind && one.provider === 'autenti').at(-1);
  return (newest?.signers ?? []).flatMap(({ personId, signed }) =>
    persons
      .filter(({ id }) => id === personId)
      .map(({ id, firstName, lastName, email }) => ({
        id,
        full_name: `${firstName} ${lastName}`,
        email: email ?? order.contact?.email ?? '',
        signed,
      })),
  );
}
