import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filledForm } from '../../../demo/filled-form.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';

const tooLong = 'Numer telefonu ma 9 cyfr';
const foreign = 'Podaj polski numer: 9 cyfr po +48';

onEachDatabase('phone numbers', (open) => {
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
  });
  afterAll(() => world.stop());

  /** An order whose form waits to be sent, with these phones on it. */
  async function filled(contact: string, person: string) {
    const slug = await world.createOrder();
    await world.walkToForm(slug, 'qes');
    const order = filledForm(await world.read(slug), world.person);
    if (order.user_attributes) order.user_attributes.phone = contact;
    for (const each of order.company_attributes.krs_users_attributes) each.phone = person;
    return { slug, order };
  }

  const phonesOf = async (slug: string) => {
    const { user_attributes, company_attributes } = await world.read(slug);
    return [
      user_attributes?.phone,
      ...(company_attributes?.krs_users_attributes ?? []).map(({ phone }) => phone),
    ];
  };

  test('are answered in one form, however they are spelt where they come in', async () => {
    const contact = { full_name: 'Jan Kowalski', email: 'jan@firma.example', phone: '0048 (50) 060-07-01' };
    const fromShop = await world.createOrder({ user_attributes: contact });
    expect(await phonesOf(fromShop)).toEqual(['+48500600701']);
    const { slug, order } = await filled('48 500.600.702', '+48 500 600 703');
    expect((await phonesOf(slug))[0]).toBe('+48500600701');
    await world.call('submitForm', { slug }, { order });
    expect(await phonesOf(slug)).toEqual(['+48500600702', '+48500600703']);
  });

  test('are refused on their field where they are foreign or have a digit too many, and nothing is stored', async () => {
    const contact = { full_name: 'Jan Kowalski', email: 'jan@firma.example', phone: '+49 170 1234567' };
    await expect(world.createOrder({ user_attributes: contact })).rejects.toMatchObject({
      status: 422,
      body: { errors: [{ 'user_attributes.phone': foreign }] },
    });
    const { slug, order } = await filled('+48 500 600 7012', '0049 500600701');
    await expect(world.call('submitForm', { slug }, { order })).rejects.toMatchObject({
      status: 422,
      body: {
        errors: expect.arrayContaining([
          { 'order.company_attributes.krs_users_attributes.0.phone': foreign },
          { 'order.user_attributes.phone': tooLong },
        ]),
      },
    });
    expect((await phonesOf(slug))[0]).toBe('+48500600701');
  });
});
