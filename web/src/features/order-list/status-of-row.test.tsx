import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import type { OrderRow } from './orders-query.ts';
import { StatusOfRow } from './status-of-row.tsx';

/** The colour of the dot before the status. */
async function dotOf(status: string, salesChannel: OrderRow['salesChannel'], staff: boolean) {
  const order = { status, salesChannel, shopStatus: null } as OrderRow;
  const { container, unmount } = await render(
    <ThemeProvider theme={siemens}>
      <StatusOfRow order={order} staff={staff} />
    </ThemeProvider>,
  );
  const dot = container.querySelector('[title]');
  if (dot === null) throw new Error('There is no dot');
  const color = getComputedStyle(dot, '::before').backgroundColor;
  await unmount();
  return color;
}

test('a salesman sees whether it is his turn, staff whether it is theirs', async () => {
  const waiting = await dotOf('salesman_form_opened', 'shop', true);
  const current = await dotOf('salesman_form_opened', 'shop', false);
  expect(current).not.toBe(waiting);
  expect(await dotOf('salesman_form_opened', 'pos', false)).toBe(current);
  expect(await dotOf('qes_failed', 'shop', false)).toBe(waiting);
});

test('where a channel has no salesman the shop sees what staff see', async () => {
  const attention = await dotOf('qes_failed', 'ecommerce', true);
  expect(await dotOf('qes_failed', 'ecommerce', false)).toBe(attention);
  expect(attention).not.toBe(await dotOf('qes_failed', 'shop', false));
});

test('a status in which no order rests, or that the chart does not know, looks like waiting', async () => {
  const waiting = await dotOf('salesman_form_opened', 'shop', true);
  expect(await dotOf('qes_selected', 'shop', true)).toBe(waiting);
  expect(await dotOf('of_another_release', 'shop', false)).toBe(waiting);
});
