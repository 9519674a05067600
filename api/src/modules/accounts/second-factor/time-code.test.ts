import sharp from 'sharp';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { enrolmentOf, newSecret, stepOfCode } from './time-code.ts';

/** RFC 6238, appendix B: the secret '12345678901234567890' in base32, seconds and the SHA-1 codes, of which six digits are the last six of eight. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const rfcCodes = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const;

test("the codes of RFC 6238's own table belong to their half minute", () => {
  const steps = rfcCodes.map(([seconds, code]) => stepOfCode(rfcSecret, code.slice(-6), seconds * 1000));
  expect(steps).toEqual(rfcCodes.map(([seconds]) => Math.floor(seconds / 30)));
});

test('a telephone whose clock is half a minute off is understood, one that is a minute off is not', () => {
  const [, code] = rfcCodes[2];
  const step = Math.floor(1111111111 / 30);
  const seen = [-2, -1, 0, 1, 2].map((off) =>
    stepOfCode(rfcSecret, code.slice(-6), (step + off) * 30_000 + 15_000),
  );
  expect(seen).toEqual([null, step, step, step, null]);
});

test('spaces do not count, and nothing but six digits is a code', () => {
  const at = 59_000;
  const typed = ['287 082', ' 287082 ', '94287082', '28708', '287o82', '', '-28708'];
  expect(typed.map((one) => stepOfCode(rfcSecret, one, at))).toEqual([1, 1, null, null, null, null, null]);
});

test('an enrolment says the same secret three times: to type, as an address and as a QR code', async () => {
  const { secret, uri, qr_svg } = enrolmentOf('jan+1@sklep.pl', rfcSecret);
  expect([secret, uri]).toEqual([
    rfcSecret,
    `otpauth://totp/Finansowo:jan%2B1%40sklep.pl?issuer=Finansowo&secret=${rfcSecret}&algorithm=SHA1&digits=6&period=30`,
  ]);
  const drawn = sharp(Buffer.from(qr_svg))
    .resize(480, 480, { kernel: 'nearest' })
    .flatten({ background: 'white' });
  const { data, info } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(uri);
});

test('a secret has 160 random bits', () => {
  const secrets = new Set(Array.from({ length: 50 }, newSecret));
  expect([secrets.size, [...secrets].every((secret) => /^[A-Z2-7]{32}$/u.test(secret))]).toEqual([50, true]);
});
