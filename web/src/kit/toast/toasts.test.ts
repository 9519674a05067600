import { expect, test } from 'vitest';
import { dismissToast, mostToasts, toast, toastStore } from './toasts.ts';

test('the oldest toasts give way when more than forty stand', () => {
  const ids = Array.from({ length: mostToasts + 2 }, (_, index) => toast('done', `Wiadomość ${index}`));
  expect(toastStore.current().map((one) => one.id)).toEqual(ids.slice(2));
  for (const id of ids) dismissToast(id);
  expect(toastStore.current()).toEqual([]);
});
