import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, ForScreenReader, Row, Span } from '../../../../kit/elements/box.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import { IconButton } from '../../../../kit/elements/icon-button.tsx';
import type { Preview } from './preview-query.ts';

const Sheet = chakra('img', {
  base: {
    display: 'block',
    width: 'full',
    maxWidth: 'none',
    aspectRatio: '1 / 1.415',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
  },
  variants: { large: { true: { width: '1200px' } } },
});

/** The agreement page by page; each page's text is there for screen readers. */
export function PageView({ pages }: { pages: Preview['pages'] }) {
  const t = useTranslations('agreement');
  const [at, setAt] = useState(0);
  const [large, setLarge] = useState(false);
  const page = pages[at];
  if (page === undefined) return null;
  return (
    <Card overflow="hidden">
      <Row px={{ base: '2', md: '4' }} py="2" borderBottom="1px solid" borderColor="line">
        <IconButton
          icon={ChevronLeft}
          label={t('previous')}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <Span textStyle="small" fontWeight="medium" aria-live="polite">
          {t('page', { page: at + 1, pages: pages.length })}
        </Span>
        <IconButton
          icon={ChevronRight}
          label={t('next')}
          disabled={at === pages.length - 1}
          onClick={() => setAt(at + 1)}
        />
        <Box ml="auto">
          <IconButton
            icon={large ? ZoomOut : ZoomIn}
            label={large ? t('smaller') : t('larger')}
            aria-pressed={large}
            onClick={() => setLarge(!large)}
          />
        </Box>
      </Row>
      <Box p={{ base: '2', md: '6' }} bg="surface.hover" overflow="auto" tabIndex={large ? 0 : -1}>
        <Sheet key={page.url} large={large} src={page.url} alt={t('pageImage', { page: page.number })} />
        <ForScreenReader as="p">{page.text}</ForScreenReader>
      </Box>
    </Card>
  );
}
