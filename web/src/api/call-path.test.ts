import { expect, test } from 'vitest';
import { callPath } from './call-path.ts';

test('parameters stand in the path and questions behind it', () => {
  expect(callPath('/api/orders/:slug/consents', { slug: 'V1StGXR8_Z5jdHi6B-myT' })).toBe(
    '/api/orders/V1StGXR8_Z5jdHi6B-myT/consents',
  );
  expect(callPath('/api/regon/companies', {}, { 'vat_ids[]': ['8143430194'], after: undefined })).toBe(
    '/api/regon/companies?vat_ids%5B%5D=8143430194',
  );
});

test('a missing parameter is an error at once', () => {
  expect(() => callPath('/api/orders/:slug')).toThrow('Missing slug');
});
