/** An order's number in the shop's own system; spaces around it do not count, and two shops may use the same. */
export interface ExternalNumber {
  readonly shopId: string;
  readonly externalOrderId: string;
}

/** What was sent holds a contact, so that its digest is kept under the key. */
export const contentIndexKind = 'external-order';
