import { useState } from 'react';
import { PageSheet } from '../../../../kit/document/page-sheet.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import type { Preview } from './preview-query.ts';

/** The agreement page by page. */
export function PageView({ pages }: { pages: Preview['pages'] }) {
  const [number, setNumber] = useState(1);
  const [large, setLarge] = useState(false);
  const page = pages[number - 1];
  if (page === undefined) return null;
  return (
    <Card overflow="hidden">
      <PageSheet
        {...{ number, large, count: pages.length, a4: true }}
        page={{ image: page.url, text: page.text }}
        onNumber={setNumber}
        onLarge={setLarge}
      />
    </Card>
  );
}
