import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { SmallText } from './heading.tsx';
import { TextButton, TextLink } from './text-link.tsx';

test('a word that leads somewhere is high enough for a finger in a line as high as any other (F146)', async () => {
  await render(
    <ThemeProvider theme={siemens}>
      <SmallText>
        Akceptuję <TextLink href="#rules">regulamin płatności</TextLink>{' '}
        <TextButton type="button">Rozwiń</TextButton>
      </SmallText>
    </ThemeProvider>,
  );
  const heightOf = (role: 'link' | 'button' | 'paragraph') =>
    page.getByRole(role).element().getBoundingClientRect().height;
  expect(heightOf('link')).toBeGreaterThanOrEqual(24);
  expect(heightOf('button')).toBeGreaterThanOrEqual(24);
  expect(heightOf('paragraph')).toBe(20);
});
