export type CourierRequest = {
  /** The outbox key: the same key orders the courier once. */
  readonly key: string;
  readonly orderNumber: string;
  readonly recipient: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly street: string;
    readonly buildingNumber: string;
    readonly apartmentNumber: string | null;
    readonly postalCode: string;
    readonly city: string;
  };
};

export type Courier = {
  /** Sends two copies of the agreement; the courier brings one back signed. */
  orderCourier(
    request: CourierRequest,
  ): Promise<{ readonly parcelId: string; readonly trackingNumber: string }>;
  /** A parcel already handed over stays as it is. */
  cancelCourier(parcelId: string, key: string): Promise<void>;
};
