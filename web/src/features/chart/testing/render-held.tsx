import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { messages as list } from '../../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';

/** A page whose address is held here instead of in the browser; answers what is looked at by then. */
export async function renderHeld<Search>(
  search: Search,
  page: (search: Search, onSearch: (next: Search) => void) => ReactNode,
): Promise<() => Search> {
  let now = search;
  const look = (next: Search) => {
    now = next;
  };
  function Held() {
    const [held, hold] = useState(search);
    const onSearch = (next: Search) => {
      look(next);
      hold(() => next);
    };
    return page(held, onSearch);
  }
  await render(
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <Held />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  return () => now;
}

/** What stands in an element, its hard spaces as they are typed. */
export const plain = ({ textContent }: Element): string => textContent.replaceAll('\u00A0', ' ');
