import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, ForScreenReader, Row, Span } from '../elements/box.tsx';
import { IconButton } from '../elements/icon-button.tsx';
import { withTexts } from '../../texts/texts.tsx';
import { messages } from './page-sheet.messages.ts';

const Sheet = chakra('img', {
  base: {
    display: 'block',
    width: 'full',
    maxWidth: 'none',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
  },
  variants: {
    large: { true: { width: '1200px' } },
    a4: { true: { aspectRatio: '1 / 1.415' } },
  },
});

type Props = {
  /** Counted from 1. */
  number: number;
  count: number;
  onNumber: (number: number) => void;
  large: boolean;
  onLarge: (large: boolean) => void;
  /** Whether every page is an A4 sheet, whose place is kept while its picture comes. */
  a4?: boolean;
  page: { image: string; text: string } | null;
  /** In the page's place while there is none. */
  children?: ReactNode;
};

/** A page of a document as a picture, the way to the others, and its words for screen readers. */
export const PageSheet = withTexts(messages, Content);

function Content({ number, count, onNumber, large, onLarge, a4 = false, page, children }: Props) {
  const t = useTranslations('pageSheet');
  return (
    <>
      <Row px={{ base: '2', md: '4' }} py="2" borderBottom="1px solid" borderColor="line">
        <IconButton
          icon={ChevronLeft}
          label={t('previous')}
          disabled={number === 1}
          onClick={() => onNumber(number - 1)}
        />
        <Span textStyle="small" fontWeight="medium" aria-live="polite">
          {t('page', { page: number, pages: count })}
        </Span>
        <IconButton
          icon={ChevronRight}
          label={t('next')}
          disabled={number >= count}
          onClick={() => onNumber(number + 1)}
        />
        <Box ml="auto">
          <IconButton
            icon={large ? ZoomOut : ZoomIn}
            label={t(large ? 'smaller' : 'larger')}
            aria-pressed={large}
            onClick={() => onLarge(!large)}
          />
        </Box>
      </Row>
      <Box p={{ base: '2', md: '6' }} bg="surface.hover" overflow="auto" tabIndex={large ? 0 : -1}>
        {page === null ? (
          children
        ) : (
          <>
            <Sheet
              key={page.image}
              large={large}
              a4={a4}
              src={page.image}
              alt={t(page.text === '' ? 'picture' : 'pageImage', { page: number })}
            />
            <ForScreenReader as="p">{page.text}</ForScreenReader>
          </>
        )}
      </Box>
    </>
  );
}
