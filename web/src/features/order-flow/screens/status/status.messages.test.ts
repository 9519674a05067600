import { expect, test } from 'vitest';
import { messages } from './status.messages.ts';

test('what one can do while waiting is said in one mood: to do it, not do it (F141)', () => {
  const mixed = Object.values(messages.status.waits)
    .map((wait) => wait.do)
    .filter((sentence) =>
      /(?<!\p{L})(przygotuj|podpisz|otwórz|poproś|zadzwoń|poczekaj|zapłać)(?!\p{L})/iu.test(sentence),
    );
  expect(mixed).toEqual([]);
});
