// @module-tag slow
import { describe, expect, test } from 'vitest';
import { textsOf, wordsOf } from '../testing/texts-of.ts';
import { renderPdf } from '../render-pdf.ts';
import { sampleLease, sampleLoan } from '../testing/sample-data.ts';
import { agreementDocument } from './agreement.ts';
import { guaranteeDocument } from './guarantee.ts';
import { leasePayments } from './schedule-annex.ts';

describe('the agreement', { timeout: 30_000 }, () => {
  test('of a lease names the parties and every amount, in Polish letters', async () => {
    const pages = await wordsOf(agreementDocument(sampleLease));
    expect(pages).toHaveLength(8);
    const text = pages.join(' ');
    const expected = [
      'UMOWA LEASINGU OPERACYJNEGO nr L/118437/2026',
      'Studio Projektowe Łąka i Źródło Spółka z ograniczoną odpowiedzialnością',
      'Jan Kowalski, prezes zarządu, PESEL 80010112349',
      '43 989,43 zł netto, to jest 54 107,01 zł brutto',
      'Rata leasingowa 1 166,35 zł netto, 1 434,61 zł brutto',
      'Opłata wstępna 3 787,49 zł brutto',
      'Cena wykupu 8 357,99 zł netto, 10 280,33 zł brutto',
      'Kapitał w ratach 33 431,97 zł (wartość początkowa bez wpłaty własnej i ceny wykupu)',
      'Razem do zapłaty 53 425,85 zł netto, to jest 121,45% wartości początkowej',
      '61 1090 1014 0000 0712 1981 2874',
      'Rata 36 15.11.2029',
      'zgodnie z harmonogramem opłat, który stanowi Załącznik nr 3.',
      'protokół odbioru według wzoru z Załącznika nr 2',
      'finansowo Finansowo Sp. z o.o., ul. Prosta 51, 00-838 Warszawa',
      'strona 8 z 8',
      'wzór umowa-leasingu 1.1 z 26.11.2026',
    ];
    expect(expected.filter((words) => !text.includes(words))).toEqual([]);
    expect('ąćęłńóśźżŁŹŚ'.split('').filter((letter) => !text.includes(letter))).toEqual([]);
    expect(text).not.toContain('Poręczenie');
  });

  test('of a lease names the goods where it is signed, and hands them over on the page that lists them', async () => {
    const texts = await textsOf(agreementDocument(sampleLease));
    const signed = texts.find((text) => text.includes('data i podpis osoby upoważnionej'));
    expect(signed?.replace(/\s+/gu, ' ')).toContain(
      'Umowa nr L/118437/2026: MacBook Pro 16" M5 Max, 64 GB, 2 TB, gwiezdna czerń, 2 szt.; Monitor graficzny 32" 6K z podstawą, 1 szt.',
    );
    const titles = texts.map((text) =>
      [...text.replace(/\s+/gu, ' ').matchAll(/Załącznik nr \d\. [^·]*?(?= do umowy)/gu)].map(
        ([title]) => title,
      ),
    );
    expect(titles.filter(({ length }) => length > 0)).toEqual([
      ['Załącznik nr 1. Specyfikacja Przedmiotu leasingu', 'Załącznik nr 2. Protokół odbioru'],
      ['Załącznik nr 3. Harmonogram opłat leasingowych'],
    ]);
  });

  test.each([
    [12, 1],
    [36, 2],
  ])('of a loan in %i instalments has goods and schedule on %i pages', async (count, pages) => {
    const data = { ...sampleLoan, guarantee: null, schedule: sampleLoan.schedule.slice(0, count) };
    const texts = await textsOf(agreementDocument(data));
    expect(texts.filter((text) => /Załącznik nr \d\. /u.test(text))).toHaveLength(pages);
  });

  test('of a loan with a guarantor has the guarantee as an annex, its limit in words', async () => {
    const pages = await wordsOf(agreementDocument(sampleLoan));
    expect(pages).toHaveLength(8);
    const text = pages.join(' ');
    const expected = [
      'UMOWA POŻYCZKI DLA FIRM nr P/118438/2026',
      'w kwocie 11 411,40 zł (słownie: jedenaście tysięcy czterysta jedenaście złotych 40/100)',
      'w 36 równych ratach po 395,58 zł',
      'stałej stopy 15% w skali roku',
      'w dwóch jednobrzmiących egzemplarzach',
      'Załącznik nr 3. Poręczenie',
      'do kwoty 15 470,88 zł (słownie: piętnaście tysięcy czterysta siedemdziesiąt złotych 88/100)',
    ];
    expect(expected.filter((words) => !text.includes(words))).toEqual([]);
  });

  test('has a guarantee that is drawn alone as well, for an agreement that is signed already', async () => {
    const { guarantee } = sampleLoan;
    if (guarantee === null) throw new Error('the sample has a guarantor');
    const text = (await wordsOf(guaranteeDocument(sampleLoan, guarantee))).join(' ');
    const expected = [
      'PORĘCZENIE do umowy nr P/118438/2026',
      'Pożyczkodawca (wierzyciel)',
      'do kwoty 15 470,88 zł (słownie: piętnaście tysięcy czterysta siedemdziesiąt złotych 88/100)',
      'wzór poreczenie 1.0 z 01.11.2026',
    ];
    expect(expected.filter((words) => !text.includes(words))).toEqual([]);
    expect(text).not.toContain('Załącznik nr');
    expect(text).not.toContain('UMOWA POŻYCZKI');
  });

  test.each([
    ['lease', sampleLease],
    ['loan', sampleLoan],
  ] as const)('of a %s refers only to sections and annexes that it has', (_kind, data) => {
    for (const guarantee of [null, sampleLoan.guarantee]) {
      const text = JSON.stringify(agreementDocument({ ...data, guarantee }).content);
      const headings = new Set([...text.matchAll(/"§ (\d+)\. /g)].map(([, number]) => number));
      const annexes = new Set([...text.matchAll(/"Załącznik nr (\d+)\. /g)].map(([, number]) => number));
      expect(
        [...text.matchAll(/§ (\d+)(?!\d|[¹²³] Kodeksu| Kodeksu)/g)].filter(
          ([, number]) => !headings.has(number),
        ),
      ).toEqual([]);
      expect(
        [...text.matchAll(/Załącznik\w* nr (\d+)/g)].filter(([, number]) => !annexes.has(number)),
      ).toEqual([]);
    }
  });

  test('has a lease schedule that adds up to the total of the offer, with service fee and insurance', () => {
    const { terms, schedule } = sampleLease;
    if (terms.kind !== 'lease') throw new Error('the sample is a lease');
    const net = (payments: ReturnType<typeof leasePayments>): number =>
      payments.reduce((sum, payment) => sum + payment.net, 0);
    expect(net(leasePayments({ terms, schedule }))).toBe(terms.total);
    expect(net(leasePayments({ terms: { ...terms, serviceFee: 499, insurance: 12_000 }, schedule }))).toBe(
      terms.total + 36 * 499 + 12_000,
    );
  });

  test('made twice from the same data is the same file', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => renderPdf(agreementDocument(sampleLease))));
    expect(first).toEqual(second);
  });
});
