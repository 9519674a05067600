import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';

const Page = ({ children }: { children: ReactNode }) => (
  <SharedTexts>
    <ThemeProvider theme={siemens}>{children}</ThemeProvider>
  </SharedTexts>
);

/** Shows what every page may hold, with the sentences and the look that all pages have, also when it is drawn again. */
export const show = (part: ReactNode) => render(part, { wrapper: Page });
