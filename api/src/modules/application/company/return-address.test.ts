import { loadDraft, loadOrder } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runSeededApp, summaryConsents, type RunningApp } from '../../../testing/index.ts';

onEachDatabase('a form that is put aside', (open) => {
  let world: RunningApp;
  const sent: string[] = [];
  beforeAll(async () => {
    world = await runSeededApp(open);
    vi.spyOn(world.ports.providers.mail, 'sendMail').mockImplementation(async ({ to, subject }) => {
      // The link of what has just begun may still be on its way.
      if (subject.startsWith('Dokończ wniosek')) sent.push(to);
    });
  });
  afterAll(() => world.stop());

  async function openForm(): Promise<string> {
    const slug = await world.createOrder();
    await world.walkToForm(slug, 'qes');
    sent.splice(0);
    return slug;
  }
  const putAside = (slug: string, email?: unknown) =>
    world.call(
      'saveFormForLater',
      { slug },
      { order: email === undefined ? {} : { user_attributes: { email } } },
    );
  const emailOf = async (slug: string) => (await world.read(slug)).user_attributes?.email;

  test('sends its link to the address that stands on it, which is the contact’s from then on', async () => {
    const slug = await openForm();
    await putAside(slug, ' poprawiony@firma.example ');
    await expect.poll(() => sent).toEqual(['poprawiony@firma.example']);
    expect(await emailOf(slug)).toBe('poprawiony@firma.example');
  });

  test('sends it to the known address where it names none', async () => {
    const slug = await openForm();
    await putAside(slug);
    await expect.poll(() => sent).toEqual([world.person.email]);
  });

  test('with an address that no letter reaches is refused on its field, and nothing is sent or kept', async () => {
    const slug = await openForm();
    for (const wrong of ['', 'jan', 'jan@firma', 7]) {
      await expect(putAside(slug, wrong)).rejects.toMatchObject({
        status: 422,
        body: { errors: [{ 'order.user_attributes.email': 'Wpisz poprawny adres e-mail' }] },
      });
    }
    const order = await loadOrder(world.ports.db, slug);
    expect(order?.contact?.email).toBe(world.person.email);
    expect(await loadDraft(world.ports.db, order?.id ?? '')).toBeNull();
  });

  test('with the address of another company’s contact is refused', async () => {
    const other = await world.createOrder();
    await world.call('confirmSummary', { slug: other }, summaryConsents);
    const contact = { full_name: 'Anna Wiśniewska', email: 'zajety@firma.example', phone: '500600702' };
    await world.call('complementCompany', { slug: other }, { vat_id: '9236388491', ...contact });
    const slug = await openForm();
    await expect(putAside(slug, 'zajety@firma.example')).rejects.toMatchObject({
      status: 422,
      body: { errors: [{ 'user.email': 'Ten adres e-mail jest już zajęty' }] },
    });
  });

  test('sends five letters an hour, whoever asks and to whatever address; then it says when to come back', async () => {
    const slug = await openForm();
    for (let letter = 1; letter <= 5; letter += 1) await putAside(slug, `adres-${letter}@firma.example`);
    const answer = await world.app.request(`/api/orders/${slug}/company_details/save_and_return`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify({ order: { user_attributes: { email: 'adres-6@firma.example' } } }),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    expect(await answer.json()).toEqual({
      error: 'Wysłaliśmy już kilka wiadomości z linkiem. Sprawdź skrzynkę albo spróbuj ponownie za godzinę.',
    });
    expect(await emailOf(slug)).toBe('adres-5@firma.example');
    const now = vi.spyOn(world.ports, 'now').mockReturnValue(Date.now() + 3_600_001);
    await putAside(slug, 'adres-6@firma.example');
    now.mockRestore();
    expect(await emailOf(slug)).toBe('adres-6@firma.example');
  });
});
