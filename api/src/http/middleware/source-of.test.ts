import { describe, expect, test } from 'vitest';
import { sourceIn } from './source-of.ts';

describe('a source is', () => {
  test('the /64 of an IPv6 address, however it is written and whatever port comes along', () => {
    const one = '2001:db8:1:2::/64';
    const written = [
      '2001:db8:1:2::1',
      '2001:DB8:1:2:ffff:ffff:ffff:ffff',
      '2001:0db8:0001:0002:0:0:0:9',
      '[2001:db8:1:2::7]',
      '[2001:db8:1:2::7]:51234',
      ' 2001:db8:1:2::8%eth0 ',
    ];
    expect(written.map(sourceIn)).toEqual(written.map(() => one));
    expect(sourceIn('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  });

  test('an IPv4 address, with a port and inside IPv6 too', () => {
    const written = ['203.0.113.7', '203.0.113.7:443', '::ffff:203.0.113.7', '[::ffff:cb00:7107]:80'];
    expect(written.map(sourceIn)).toEqual(written.map(() => '203.0.113.7'));
  });

  test('unknown for all that is no address', () => {
    const written = [
      '',
      'unknown',
      '1.2.3',
      '1.2.3.4.5',
      '0x7f.1',
      '999.1.1.1',
      'a.b.c.d',
      '[::1',
      '1.2.3.4:x',
      '_h',
    ];
    expect(written.map(sourceIn)).toEqual(written.map(() => 'unknown'));
  });
});
