import { expect, test } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

test.each([
  'jan@example.pl',
  'jan.kowalski+wniosek@poczta.firma-x.com.pl',
  "o'hara@example.org",
  'JAN@EXAMPLE.PL',
])('%s is an address', (value) => {
  expect(isEmail(value)).toBe(true);
});

test.each([
  '',
  'jan',
  'jan@',
  '@example.pl',
  'jan@example',
  'jan@@example.pl',
  'jan kowalski@example.pl',
  'jan@exam ple.pl',
  'jan.@example.pl',
  'jan..k@example.pl',
  'jan@-example.pl',
  'jan@example..pl',
  'jan@example.pl\r\nBcc: a@b.pl',
  'żółw@example.pl',
  `${'a'.repeat(250)}@example.pl`,
])("'%s' is no address", (value) => {
  expect(isEmail(value)).toBe(false);
});

test('case and outer spaces do not make another mailbox', () => {
  expect(normaliseEmail(' Jan@Example.PL ')).toBe('jan@example.pl');
});
