import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageSheet } from '../../../../kit/document/page-sheet.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import type { Preview } from './preview-query.ts';

/** The agreement page by page; on a phone, where a page's picture is too small, its words in one scroll before it. */
export function PageView({ pages }: { pages: Preview['pages'] }) {
  const [number, setNumber] = useState(1);
  const [large, setLarge] = useState(false);
  const page = pages[number - 1];
  if (page === undefined) return null;
  return (
    <>
      <FlowingText pages={pages} />
      <Card overflow="hidden">
        <PageSheet
          {...{ number, large, count: pages.length, a4: true }}
          page={{ image: page.url, text: page.text }}
          onNumber={setNumber}
          onLarge={setLarge}
        />
      </Card>
    </>
  );
}

/** All pages as text that wraps to the screen; a drawn page without words is to be seen below alone. */
function FlowingText({ pages }: { pages: Preview['pages'] }) {
  const t = useTranslations('agreement');
  const written = pages.filter(({ text }) => text.trim() !== '');
  if (written.length === 0) return null;
  return (
    <Card display={{ md: 'none' }} mb="6" p="4">
      {written.map(({ number, text }) => (
        <Box key={number} as="section" mb="6" _last={{ mb: '0' }}>
          <Box as="h2" textStyle="small" fontWeight="semibold" color="ink.muted" mb="2">
            {t('pageOf', { page: number, pages: pages.length })}
          </Box>
          <Box whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Box>
        </Box>
      ))}
    </Card>
  );
}
