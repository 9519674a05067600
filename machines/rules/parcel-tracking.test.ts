import { expect, test } from 'vitest';
import { parcelTracking } from './parcel-tracking.ts';

test.each([
  [
    '520000012680041086770098',
    'InPost',
    'https://inpost.pl/sledzenie-przesylek?number=520000012680041086770098',
  ],
  ['1000432198765u', 'DPD', 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=1000432198765U'],
  [
    '00 359 0077 3123 4567 891',
    'Poczta Polska',
    'https://emonitoring.poczta-polska.pl/?numer=00359007731234567891',
  ],
  ['RR123456785PL', 'Poczta Polska', 'https://emonitoring.poczta-polska.pl/?numer=RR123456785PL'],
  ['1Z999AA10123456784', 'UPS', 'https://www.ups.com/track?loc=pl_PL&tracknum=1Z999AA10123456784'],
  [
    'JJD0000300731234567',
    'DHL',
    'https://www.dhl.com/pl-pl/home/tracking.html?tracking-id=JJD0000300731234567',
  ],
])('%s is followed at %s (F098)', (number, carrier, url) => {
  expect(parcelTracking(number)).toEqual({ carrier, url });
});

test('a number of several carriers, or of none, leads nowhere', () => {
  expect(['12345678901', 'PACZKA-7', '', '1000432198765'].map(parcelTracking)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
