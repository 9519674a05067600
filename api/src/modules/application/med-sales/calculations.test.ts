import { onEachDatabase } from '@app/db/testing';
import type { BodyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf, chair, MedicalSales } from './testing/medical-sales.ts';

onEachDatabase('the calculations beside a medical offer', (open) => {
  let sales: MedicalSales;
  beforeAll(async () => {
    sales = await MedicalSales.open(await open());
  });
  afterAll(() => sales.world.stop());

  test('six calculations stand side by side, each once, and one that fits no longer says why', async () => {
    const { slug } = (await sales.begin()).body;
    const add = (body: BodyOf<'addMedSalesCalculation'>) =>
      sales.send('assistant', 'addMedSalesCalculation', { slug }, body);
    const counts = [24, 36, 48, 60, 84];
    for (const count of counts) await add({ payments_count: count, own_payment_in_percent: '10' });
    expect(await answerOf(add({ payments_count: 60, own_payment_in_percent: '10.00' }))).toEqual([
      409,
      'Taka kalkulacja jest już w porównaniu.',
    ]);
    const last = await add({ payments_count: 60, own_payment_in_percent: '20' });
    expect(last.calculations.map(({ entered }) => entered.payments_count)).toEqual([...counts, 60]);
    expect(await answerOf(add({ payments_count: 60, own_payment_in_percent: '30' }))).toEqual([
      409,
      'W porównaniu jest już 6 kalkulacji. Usuń jedną, aby dodać następną.',
    ]);
    expect((await answerOf(add({ payments_count: 119 })))[0]).toBe(422);
    const [first] = last.calculations;
    const removed = await sales.send('assistant', 'removeMedSalesCalculation', { slug, id: first?.id ?? '' });
    expect(removed.calculations).toHaveLength(5);
    expect(
      (
        await answerOf(sales.send('assistant', 'removeMedSalesCalculation', { slug, id: first?.id ?? '' }))
      )[0],
    ).toBe(404);

    const loan = { payments_count: 60, own_payment_in_percent: '10', custom_purpose_loan: '30000.00' };
    await add(loan);
    await sales.send(
      'assistant',
      'shopUpdateProducts',
      { slug },
      {
        order_items_attributes: [{ ...chair, gross_price: '20000.00' }],
      },
    );
    const { calculations } = await sales.send('assistant', 'listMedSalesCalculations', { slug });
    const { calculation, problem } = calculations.at(-1) ?? {};
    expect([calculation, problem?.replaceAll(/\s/gu, ' ')]).toEqual([
      null,
      'Pożyczka na dowolny cel może wynosić najwyżej 4 000,00 zł: 20% wartości sprzętu, nie więcej niż 80 000 zł',
    ]);
  });
});
