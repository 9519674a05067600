import type { Statements } from './column-types.ts';

/** A courier who has brought back the signed agreement is not on the way any more. */
export const returnedCouriers: Statements = () => [
  `update signatures set status = 'COMPLETED' where provider = 'courier' and status = 'STARTED' and exists (
    select 1 from order_events where order_events.order_id = signatures.order_id
      and order_events.event = 'COURIER_RETURNED_SIGNED' and order_events.at >= signatures.created_at)`,
];
