import { expect, test } from 'vitest';
import { fieldsOf } from './schema-fields.ts';

test('the fields of a body stand by their paths; what one of two forms lacks is not required (F129)', () => {
  const text = { type: 'string', maxLength: 64 };
  const one = { type: 'object', properties: { name: text, quantity: { type: 'integer' } } };
  const single = { ...one, required: ['name', 'quantity'] };
  const several = { type: 'object', properties: { name: text }, required: ['name'] };
  expect(
    fieldsOf({
      type: 'object',
      properties: {
        channel: { enum: ['ecommerce', 'scrapper'], type: 'string' },
        items: { type: 'array', items: { oneOf: [single, several] } },
        note: { anyOf: [text, { type: 'null' }] },
      },
      required: ['channel', 'items'],
    }),
  ).toEqual([
    { path: 'channel', required: true, values: '"ecommerce" | "scrapper"' },
    { path: 'items', required: true, values: 'object[]' },
    { path: 'items[].name', required: true, values: 'string (do 64 znaków)' },
    { path: 'items[].quantity', required: false, values: 'integer' },
    { path: 'note', required: false, values: 'string (do 64 znaków) | null' },
  ]);
});
