import type { Statements } from './column-types.ts';

/** By which number a courier's parcel can be followed; null for signing processes and for couriers of an older release. */
export const courierNumbers: Statements = ({ text }) => [
  `alter table signatures add column tracking_number ${text}`,
];
