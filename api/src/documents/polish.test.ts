import { describe, expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { bankAccount, counted, day, dayOf, glued, money, percent, vatId } from './polish.ts';

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('how documents and mails write numbers', () => {
  test('money has a comma, grouped thousands and spaces that do not break', () => {
    expect(money(1_234_567)).toBe('12\u00a0345,67\u00a0zł');
    expect([0, 5, 99, 100, 100_000, 123_456_789_00, -50].map((grosz) => spaced(money(grosz)))).toEqual([
      '0,00 zł',
      '0,05 zł',
      '0,99 zł',
      '1,00 zł',
      '1 000,00 zł',
      '123 456 789,00 zł',
      '−0,50 zł',
    ]);
  });

  test('percent has a comma and at most two decimals', () => {
    expect([10.79, 23, 8.926542, 121.45].map(percent)).toEqual(['10,79%', '23%', '8,93%', '121,45%']);
  });

  test('an instant is dated by the day in Warsaw', () => {
    expect(dayOf(Date.UTC(2026, 10, 20, 23, 30))).toBe('21.11.2026');
    expect(day('2026-12-05')).toBe('05.12.2026');
  });

  test('numbers of firms and accounts are grouped', () => {
    expect(vatId('5252486128')).toBe('525-248-61-28');
    expect(spaced(bankAccount('61109010140000071219812874'))).toBe('61 1090 1014 0000 0712 1981 2874');
  });

  test('nouns follow their number', () => {
    const rates = [1, 2, 4, 5, 12, 14, 22, 36, 112, 123].map((count) =>
      spaced(counted(count, 'rata', 'raty', 'rat')),
    );
    expect(rates).toEqual([
      '1 rata',
      '2 raty',
      '4 raty',
      '5 rat',
      '12 rat',
      '14 rat',
      '22 raty',
      '36 rat',
      '112 rat',
      '123 raty',
    ]);
  });

  test('one-letter words stay with what follows them', () => {
    expect(glued('zawarta w Warszawie i w § 3 ust. 2 oraz nr 7')).toBe(
      'zawarta w\u00a0Warszawie i\u00a0w\u00a0§\u00a03 ust.\u00a02 oraz nr\u00a07',
    );
  });

  test('amounts are repeated in words', () => {
    expect(
      [0, 1_00, 2_50, 12_00, 22_00, 1_000_00, 2_011_05, 15_470_88, 1_000_000_00, 5_300_021_00].map(
        amountInWords,
      ),
    ).toEqual([
      'zero złotych 00/100',
      'jeden złoty 00/100',
      'dwa złote 50/100',
      'dwanaście złotych 00/100',
      'dwadzieścia dwa złote 00/100',
      'tysiąc złotych 00/100',
      'dwa tysiące jedenaście złotych 05/100',
      'piętnaście tysięcy czterysta siedemdziesiąt złotych 88/100',
      'milion złotych 00/100',
      'pięć milionów trzysta tysięcy dwadzieścia jeden złotych 00/100',
    ]);
  });
});
