import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { OfflineNotice } from './offline-notice.tsx';

test('a lost network is said for as long as it is lost, and no longer (F087)', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <OfflineNotice />
      </ThemeProvider>
    </SharedTexts>,
  );
  const notice = page.getByText(/Brak internetu – nic nie przepadło/u);
  await expect.element(notice).toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(notice).not.toBeInTheDocument();
});
