/** Who carries a parcel, and where it is followed. */
export interface ParcelTracking {
  readonly carrier: string;
  readonly url: string;
}

/** Numbers that only one carrier gives out; eleven digits are DHL's as well as GLS's and lead nowhere. */
const carriers: readonly { readonly carrier: string; readonly form: RegExp; readonly page: string }[] = [
  { carrier: 'InPost', form: /^\d{24}$/u, page: 'https://inpost.pl/sledzenie-przesylek?number=' },
  {
    carrier: 'DPD',
    form: /^\d{13}[A-Z]$/u,
    page: 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=',
  },
  {
    carrier: 'Poczta Polska',
    form: /^(00\d{18}|[A-Z]{2}\d{9}PL)$/u,
    page: 'https://emonitoring.poczta-polska.pl/?numer=',
  },
  {
    carrier: 'UPS',
    form: /^1Z[\dA-Z]{16}$/u,
    page: 'https://www.ups.com/track?loc=pl_PL&tracknum=',
  },
  {
    carrier: 'DHL',
    form: /^JJD\d{16,18}$/u,
    page: 'https://www.dhl.com/pl-pl/home/tracking.html?tracking-id=',
  },
];

/** Where a parcel is followed, told by the form of its number alone; null where the form is no carrier's or of several. */
export function parcelTracking(number: string): ParcelTracking | null {
  const plain = number.replaceAll(/[\s-]/gu, '').toUpperCase();
  const known = carriers.find(({ form }) => form.test(plain));
  return known === undefined ? null : { carrier: known.carrier, url: known.page + plain };
}
