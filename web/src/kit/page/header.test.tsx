import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SharedTexts } from '../../texts/texts.tsx';
import { cyfrowe } from '../../theme/cyfrowe.ts';
import { ispot } from '../../theme/ispot.ts';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { TestModeBanner } from './banner.tsx';
import { Header } from './header.tsx';

const show = (logo: { url: string; name: string } | null, theme = siemens) =>
  render(
    <SharedTexts>
      <ThemeProvider theme={theme}>
        <Header orderNumber="118437" clientLogo={logo} />
      </ThemeProvider>
    </SharedTexts>,
  );

test('the logo of the client’s shop stands beside ours, where it has one (F116)', async () => {
  await show({ url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', name: 'Elektro' });
  await expect.element(page.getByRole('img', { name: 'Elektro' })).toBeVisible();
});

test('on a phone the number is a button to call (F120)', async () => {
  await page.viewport(360, 800);
  await show(null);
  const call = page.getByRole('link', { name: 'Zadzwoń: 22 100 20 30' });
  await expect.element(call).toHaveAttribute('href', 'tel:+48221002030');
  const { width, height } = call.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test('what says that nothing is real stands in one line of a phone (F146)', async () => {
  await page.viewport(360, 800);
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <TestModeBanner />
      </ThemeProvider>
    </SharedTexts>,
  );
  const banner = page.getByText(/^Tryb testowy/u);
  expect(banner.element().getBoundingClientRect().height).toBeLessThanOrEqual(29);
});

test('a sandbox says by itself that nothing is real, whatever its host is called', async () => {
  document.documentElement.dataset['sandbox'] = '';
  onTestFinished(() => void delete document.documentElement.dataset['sandbox']);
  await page.viewport(360, 800);
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <TestModeBanner />
      </ThemeProvider>
    </SharedTexts>,
  );
  const banner = page.getByText('Piaskownica: nic tu nie jest naprawdę.');
  expect(banner.element().getBoundingClientRect().height).toBeLessThanOrEqual(29);
});

test('a theme’s high header takes no tenth of a phone (F146)', async () => {
  for (const theme of [ispot, cyfrowe]) {
    await page.viewport(360, 800);
    const { unmount } = await show(null, theme);
    const height = () => page.getByRole('banner').element().getBoundingClientRect().height;
    expect(height()).toBe(51);
    await page.viewport(1280, 800);
    expect(height()).toBe(81);
    await unmount();
  }
});
