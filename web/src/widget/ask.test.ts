import type { FinancingType } from '@app/machines/order';
import { expect, test } from 'vitest';
import { askedAhead, askManifest, calculationAddress, type Fetch, type Question } from './ask.ts';
import { handClock } from './testing/hand-clock.ts';
import { json, manifest } from './testing/replies.ts';

const question: Question = {
  ...{ clientId: 'elektro', financingType: 'lease', grossPrice: 1_230_000, price: null },
  ...{ categories: [], count: null, own: null, loan: 0 },
};
const asks = (part: Partial<Question>) => decodeURIComponent(calculationAddress({ ...question, ...part }));

test.each<[FinancingType, string]>([
  ['lease', 'get_calculate_lease'],
  ['b2b_loan', 'get_calculate_loan'],
  ['industry', 'get_calculate_industry'],
  ['plm', 'get_calculate_plm'],
  ['medical', 'medical/calculations'],
])('%s is asked of its own call', (financingType, call) => {
  expect(asks({ financingType })).toBe(`/api/widget/${call}?client_id=elektro&gross_price=12300.00`);
});

test('a question says what was chosen, each category once more (OFFER-049)', () => {
  const categories = ['computers', 'phones'];
  expect(asks({ price: 1_000_000, categories, count: 24, own: { percent: 10 }, loan: 50_000 })).toBe(
    '/api/widget/get_calculate_lease?client_id=elektro&gross_price=12300.00&price=10000.00' +
      '&own_payment_in_percent=10&payments_count=24&categories[]=computers&categories[]=phones' +
      '&custom_purpose_loan=500.00',
  );
  expect(asks({ own: { amount: 100_000 } })).toContain('&own_payment=1000.00');
  expect(asks({ own: { grossAmount: 123_000 } })).toContain('&gross_own_payment=1230.00');
});

/** Answers one after the other; an answer that is null is a lost connection. */
const answering = (...answers: (Response | null)[]): Fetch & { readonly asked: string[] } => {
  const asked: string[] = [];
  const get: Fetch = async (address) => {
    asked.push(address);
    const answer = answers[asked.length - 1] ?? null;
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer;
  };
  return Object.assign(get, { asked });
};

/** Lets what was answered be read: a reply comes as promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the manifest is asked for again after 300 ms, three times at most (CONST-008)', async () => {
  const clock = handClock();
  const get = answering(null, json({}, 503), json(manifest));
  const answer = askManifest(get, 'https://wnioski.example', 'elektro', clock);
  const counts = [];
  for (const wait of [0, 299, 1, 299, 1]) {
    clock.pass(wait);
    await settled();
    counts.push(get.asked.length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3]);
  expect(await answer).toEqual({ reply: manifest });
  expect(get.asked[0]).toBe('https://wnioski.example/api/widget/v2/manifest?client_id=elektro');
});

test('a shop that is not there is asked for once', async () => {
  const sentence = 'Kalkulator tego sklepu jest niedostępny.';
  const get = answering(json({ error: sentence, code: 'unknown_shop' }, 404));
  expect(await askManifest(get, '', 'nobody', handClock())).toEqual({ failed: sentence });
  expect(get.asked).toHaveLength(1);
});

test('what is asked ahead is given to the first who asks for it, and asked again after that or where it was lost', async () => {
  const get = answering(json({ first: 1 }), json({ second: 2 }), null, json({ third: 3 }));
  const ahead = askedAhead(get, '/figures');
  expect(get.asked).toEqual(['/figures']);
  expect(await (await ahead('/figures')).json()).toEqual({ first: 1 });
  expect(await (await ahead('/figures')).json()).toEqual({ second: 2 });
  const lost = askedAhead(get, '/figures');
  await settled();
  expect(await (await lost('/figures')).json()).toEqual({ third: 3 });
  expect(get.asked).toHaveLength(4);
});
