import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { ContactBox } from './contact-box.tsx';
import { Footer } from './footer.tsx';

test('every way to reach us is high enough for a finger (F146)', async () => {
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <ContactBox />
        <Footer />
      </ThemeProvider>
    </SharedTexts>,
  );
  const links = page.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
    ...['22 100 20 30', 'leasing@finansowo.example'],
    ...['Regulamin', 'Prywatność', 'Dostępność', 'Pytania i odpowiedzi', 'Kontakt'],
  ]);
  expect(links.filter((link) => link.getBoundingClientRect().height < 24)).toEqual([]);
});
