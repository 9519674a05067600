import { expect, test } from 'vitest';
import type { Answer, Question } from './ask.ts';
import { embedOf } from './embed.ts';
import { firstQuestion, runCalculator, typesFor, type Shown } from './run-calculator.ts';
import type { Figures } from './summary.ts';
import { handClock } from './testing/hand-clock.ts';
import { leaseFigures, manifest } from './testing/replies.ts';
import { scriptTag } from './testing/script-tag.ts';

const laptop = JSON.stringify([
  { name: 'Laptop', category: 'computers', grossPrice: '12300.00', price: '10000' },
]);

/** A calculator whose questions wait until the test answers them. */
function run(said: Record<string, string> = { products: laptop }) {
  const clock = handClock();
  const questions: Question[] = [];
  const answers: ((answer: Answer<Figures>) => void)[] = [];
  const calculated: Shown[] = [];
  const calculator = runCalculator(embedOf(scriptTag(said), '/'), ['lease', 'b2b_loan'], {
    ask: (question) => {
      questions.push(question);
      return new Promise((resolve) => answers.push(resolve));
    },
    show: () => undefined,
    calculated: (shown) => calculated.push(shown),
    clock,
  });
  /** Answers the question of this number, and lets the calculator read it. */
  const answer = async (number: number, with_: Answer<Figures>) => {
    answers[number]?.(with_);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { clock, questions, calculator, calculated, answer };
}

const good: Answer<Figures> = { reply: leaseFigures };

test('begins with what the page says, and tells the page what came of it (OFFER-034)', async () => {
  const { questions, calculator, calculated, answer } = run({
    products: laptop,
    ...{ 'installments-count': '24', 'entry-values': '{"ownPaymentInPercent":10}' },
  });
  expect(questions).toEqual([
    {
      ...{ clientId: '', financingType: 'lease', grossPrice: 1_230_000, price: 1_000_000 },
      ...{ categories: ['computers'], count: 24, own: { percent: 10 }, loan: 0 },
    },
  ]);
  expect(calculator.shown()).toMatchObject({ asking: true, figures: null, current: false });
  await answer(0, good);
  expect(calculator.shown()).toMatchObject({ asking: false, figures: leaseFigures, current: true });
  expect(calculated.map(({ figures }) => figures)).toEqual([leaseFigures]);
});

test('what is typed is asked once it has rested for 300 ms; what is chosen at once', () => {
  const { clock, questions, calculator } = run();
  calculator.change({ own: { amount: 1 } }, 'typed');
  clock.pass(299);
  calculator.change({ own: { amount: 12 } }, 'typed');
  clock.pass(299);
  expect(questions).toHaveLength(1);
  clock.pass(1);
  expect(questions.map(({ own }) => own)).toEqual([null, { amount: 12 }]);
  calculator.change({ count: 36 }, 'chosen');
  expect(questions.map(({ count }) => count)).toEqual([null, null, 36]);
});

test('good figures stay while others are asked for, where they are refused and where there is no answer', async () => {
  const { calculator, calculated, answer } = run();
  await answer(0, good);
  calculator.change({ count: 25 }, 'chosen');
  expect(calculator.shown()).toMatchObject({ figures: leaseFigures, current: false, asking: true });
  await answer(1, { refused: 'payments_count', sentence: 'Tylu rat nie ma' });
  expect(calculator.shown()).toMatchObject({
    ...{ figures: leaseFigures, current: false, asking: false, failed: null },
    refused: { field: 'payments_count', sentence: 'Tylu rat nie ma' },
  });
  calculator.change({ count: 36 }, 'chosen');
  await answer(2, { failed: 'Nie udało się' });
  expect(calculator.shown()).toMatchObject({
    ...{ figures: leaseFigures, current: false, refused: null },
    failed: 'Nie udało się',
  });
  calculator.again();
  await answer(3, good);
  expect(calculator.shown()).toMatchObject({ current: true, failed: null, refused: null });
  expect(calculated).toHaveLength(2);
});

test('an answer that comes after a newer question is not shown', async () => {
  const { calculator, calculated, answer } = run();
  calculator.change({ count: 36 }, 'chosen');
  await answer(1, { reply: { ...leaseFigures, payments_count: 36 } });
  await answer(0, good);
  expect(calculator.shown().figures?.payments_count).toBe(36);
  expect(calculated).toHaveLength(1);
});

test('what an old page wishes and is no longer offered falls away; what a person chose here stays and is named', async () => {
  const old = { products: laptop, 'installments-count': '25', 'entry-values': '{"ownPaymentInPercent":5}' };
  const { questions, calculator, answer } = run(old);
  await answer(0, { refused: 'payments_count', sentence: 'Tylu rat nie ma' });
  await answer(1, { refused: 'own_payment_in_percent', sentence: 'Za mało' });
  expect(questions.map(({ count, own }) => [count, own])).toEqual([
    [25, { percent: 5 }],
    [null, { percent: 5 }],
    [null, null],
  ]);
  await answer(2, good);
  calculator.change({ own: { percent: 5 } }, 'chosen');
  await answer(3, { refused: 'own_payment_in_percent', sentence: 'Za mało' });
  expect([questions.length, calculator.shown().refused?.sentence]).toEqual([4, 'Za mało']);
});

test('another financing type begins with its own terms', async () => {
  const { questions, calculator, answer } = run();
  await answer(0, good);
  calculator.change({ count: 24, own: { amount: 100_000 } }, 'chosen');
  await answer(1, good);
  calculator.change({ financingType: 'b2b_loan' }, 'chosen');
  expect(questions[2]).toMatchObject({ financingType: 'b2b_loan', count: null, own: null });
  expect(calculator.shown().figures).toBe(null);
});

test('without products nothing is asked before a price is typed', async () => {
  const { clock, questions, calculator } = run({});
  expect([questions.length, calculator.shown().typesPrice]).toEqual([0, true]);
  calculator.change({ grossPrice: 500_000 }, 'typed');
  clock.pass(300);
  expect(questions).toMatchObject([{ grossPrice: 500_000, price: null, categories: [] }]);
  calculator.change({ grossPrice: null }, 'typed');
  clock.pass(300);
  expect([questions.length, calculator.shown().asking]).toEqual([1, false]);
});

test('a summary of figures that the page knows asks nothing', () => {
  const { questions, calculator } = run({
    ...{ products: laptop, mode: 'summary' },
    'summary-values': '{"rateValue":"419.95"}',
  });
  expect([questions.length, calculator.shown().current, calculator.shown().figures]).toEqual([
    0,
    true,
    { installment_value: '419.95' },
  ]);
});

test.each([
  [{}, ['lease', 'b2b_loan']],
  [{ 'sales-channel': 'shop' }, ['b2b_loan']],
  [{ 'financing-type': 'lease' }, ['lease']],
  [{ 'financing-type': 'lease', 'sales-channel': 'shop' }, []],
  [{ 'financing-type': 'medical' }, []],
])('of what the shop sells the page speaks of what its tag names: %j', (said, types) => {
  expect(typesFor(embedOf(scriptTag(said), '/'), manifest)).toEqual(types);
});

test('the first question is known before the manifest where the tag names financing and goods', () => {
  const said = { products: laptop, 'client-id': 'elektro', 'financing-type': 'lease' };
  const first = (part: Record<string, string>) =>
    firstQuestion(embedOf(scriptTag({ ...said, ...part }), '/'));
  expect(first({})).toEqual(run(said).questions[0]);
  const summary = { mode: 'summary', 'summary-values': '{"rateValue":"1.00"}' };
  for (const part of [{ products: '' }, { 'client-id': '' }, { 'financing-type': '' }, summary])
    expect(first({ ...part })).toBe(null);
});
