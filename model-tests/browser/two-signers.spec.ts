import { randomUUID } from 'node:crypto';
import { filledForm } from '@app/api/testing';
import type { OrderWire } from '@app/machines/contract';
import { demoPersons } from '@app/db/demo';
import { seeTitle, signAs } from './client.ts';
import { vatIdOf } from './form-walks.ts';
import { openForm } from './open-form.ts';
import { expect, newAddress, test } from './people.ts';
import { laptop } from './shop-server.ts';

const partners = demoPersons.filter(({ vatId }) => vatId === vatIdOf.sc);

test('of two partners each signs by his own link, and the order leads neither of them', async ({
  page,
  clerk,
  elsewhere,
  request,
  admin,
}) => {
  const [anna, piotr] = partners.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const order = await openForm(request, 'elektro', laptop, {
    vatId: vatIdOf.sc,
    fullName: 'Karolina Kontaktowa',
    email: newAddress(),
    phone: '500600799',
    method: 'qes',
  });
  const path = `/api/orders/${order.slug}`;
  const form = filledForm((await (await request.get(path)).json()) as OrderWire, ...partners);
  const sent = await request.patch(`${path}/company_details`, {
    headers: { 'idempotency-key': randomUUID() },
    data: { order: { ...form, user_attributes: { ...form.user_attributes, email: newAddress() } } },
  });
  expect(sent.status(), await sent.text()).toBe(200);

  await page.goto(`/orders/${order.slug}`);
  await seeTitle(page, 'Teraz potwierdź tożsamość');
  const signers = page.locator('dl').filter({ hasText: 'Kto podpisuje' }).getByRole('listitem');
  await expect(signers).toHaveText([
    new RegExp(`${anna} – czekamy`, 'u'),
    new RegExp(`${piotr} – czekamy`, 'u'),
  ]);

  await signAs(clerk, order.number, piotr ?? '');
  await expect(signers).toHaveText([new RegExp(`${anna} – czekamy`, 'u'), `${piotr} – podpis złożony`]);
  await expect(page).toHaveURL(new RegExp(`/orders/${order.slug}$`, 'u'));

  await signAs(elsewhere, order.number, anna ?? '');
  await admin.sees(order.slug, 'leasing_decision_ok');
});
