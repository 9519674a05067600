import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import type { OrderRow } from './orders-query.ts';
import { StatusOfRow } from './status-of-row.tsx';

/** The name of a row's status and the colour of the dot before it. */
async function seen(order: Pick<OrderRow, 'status' | 'shopStatus' | 'tone'>, staff: boolean) {
  const { container, unmount } = await render(
    <ThemeProvider theme={siemens}>
      <StatusOfRow order={order} staff={staff} />
    </ThemeProvider>,
  );
  const dot = container.querySelector('[title]');
  if (dot === null) throw new Error('There is no dot');
  const color = getComputedStyle(dot, '::before').backgroundColor;
  const name = dot.textContent;
  await unmount();
  return { name, color };
}

test("a shop sees its own status, staff the panel's, both in the tone of the reader", async () => {
  const order = { status: 'salesman_form_opened', shopStatus: 'form' } as const;
  const staff = await seen({ ...order, tone: 'waiting' }, true);
  const shop = await seen({ ...order, tone: 'current' }, false);
  expect([staff.name, shop.name]).toEqual(['Formularz otwarty przez sprzedawcę', 'Formularz']);
  expect(shop.color).not.toBe(staff.color);
});

test('a list does not fail over a status that it does not know', async () => {
  const order = { status: 'of_another_release', shopStatus: null, tone: 'waiting' } as unknown as OrderRow;
  expect((await seen(order, false)).name).toBe('of_another_release');
});
