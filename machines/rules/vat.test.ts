import { describe, expect, test } from 'vitest';
import { grossFromNet, netFromGross } from './vat.ts';

describe('VAT', () => {
  test.each([
    [99_999, 23, 81_300],
    [1_230_000, 23, 1_000_000],
    [123_456, 8, 114_311],
    [10_000, 5, 9_524],
    [4_999, 23, 4_064],
    [4_999, 0, 4_999],
  ])('gross %d grosz at %d%% is net %d', (gross, percent, net) => {
    expect(netFromGross(gross, percent)).toBe(net);
  });

  test.each([
    [81_300, 23, 99_999],
    [81_299, 23, 99_998],
    [5, 23, 6],
    [41_995, 23, 51_654],
    [0, 23, 0],
  ])('net %d grosz at %d%% is gross %d', (net, percent, gross) => {
    expect(grossFromNet(net, percent)).toBe(gross);
  });
});
