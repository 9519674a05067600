import { expect, test } from 'vitest';
import { apiPage } from './api-page.ts';
import { openApi } from './open-api.ts';

const app = apiPage(() => openApi('https://wnioski.example'));

test('the API is a page in Polish that tells of every call, the shop’s first (F129)', async () => {
  const answer = await app.request('/api/docs');
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  const { paths } = openApi('https://wnioski.example') as { paths: Record<string, object> };
  const calls = Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
  expect(page.match(/<details id=/gu)).toHaveLength(calls);
  expect(/<details id="([^"]+)"/u.exec(page)?.[1]).toBe('createEcommerceOrder');
  expect(page).toContain('<dt><code>external_order_id</code>');
  expect(page).not.toContain('<script');
});

test('its letters and its look come from the own address', async () => {
  const paths = ['style.css', 'inter-latin.woff2', 'inter-latin-ext.woff2'];
  const answers = await Promise.all(paths.map(async (path) => app.request(`/api/docs/${path}`)));
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [200, 'text/css; charset=utf-8'],
    [200, 'font/woff2'],
    [200, 'font/woff2'],
  ]);
});
