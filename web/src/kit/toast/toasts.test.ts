import { expect, test } from 'vitest';
import { dismissToast, letErrorsStay, mostToasts, toast, toastStore } from './toasts.ts';

test('the oldest toasts give way when more than forty stand', () => {
  const ids = Array.from({ length: mostToasts + 2 }, (_, index) => toast('done', `Wiadomość ${index}`));
  expect(toastStore.current().map((one) => one.id)).toEqual(ids.slice(2));
  for (const id of ids) dismissToast(id);
  expect(toastStore.current()).toEqual([]);
});

test('in the panel an error stays until it is closed, and stands once however often it is said', () => {
  const failed = { meaning: 'refused', text: 'Nie udało się zapisać' } as const;
  const backToPassing = letErrorsStay();
  toast('refused', failed.text);
  const done = toast('done', 'Zapisano');
  const again = toast('refused', failed.text);
  expect(toastStore.current()).toEqual([
    { id: done, meaning: 'done', text: 'Zapisano' },
    { ...failed, id: again, lasts: null },
  ]);
  backToPassing();
  const passing = toast('refused', failed.text);
  expect(toastStore.current().at(-1)).toEqual({ ...failed, id: passing });
  for (const id of [done, again, passing]) dismissToast(id);
});
