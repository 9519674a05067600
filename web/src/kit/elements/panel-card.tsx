import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Box, Span } from './box.tsx';
import { Card } from './card.tsx';
import { useChanged } from './use-changed.ts';
import { Icon } from './icon.tsx';

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '56px',
    py: '3',
    px: { base: '4', md: '6' },
  },
});

/** The whole head opens the card on phones. */
const Toggle = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'flex-end',
    px: '4',
    border: '0',
    bg: 'transparent',
    cursor: 'pointer',
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
});

const Body = chakra('div', {
  base: { py: '4', px: { base: '4', md: '6' }, borderTop: '1px solid', borderColor: 'line' },
  variants: { folded: { true: { display: { base: 'none', lg: 'block' } } } },
});

type Props = {
  title: string;
  /** How many there are of what the card lists. */
  count?: number;
  action?: ReactNode;
  /** Open on phones from the start. */
  first?: boolean;
  /** What the card shows: when it changes on its own, the card is marked for a moment. */
  shows?: unknown;
  children: ReactNode;
};

/** A card of a dense page: a head of 56 with its action; folded on phones until its head is pressed. */
export function PanelCard({ title, count, action, first = false, shows, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(first);
  return (
    <Card as="section" aria-labelledby={`${id}-title`} marked={useChanged(shows)}>
      <Box position="relative">
        <Head>
          <Box as="h2" id={`${id}-title`} textStyle="h3">
            {title}
            {count !== undefined && (
              <Span ml="2" color="ink.muted" fontWeight="regular" fontVariantNumeric="tabular-nums">
                {count}
              </Span>
            )}
          </Box>
          {action !== undefined && (
            <Box
              position="relative"
              zIndex="1"
              display={{ base: open ? 'block' : 'none', lg: 'block' }}
              mr={{ base: '8', lg: '0' }}
            >
              {action}
            </Box>
          )}
        </Head>
        {!first && (
          <Toggle
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-body`}
            aria-label={title}
            onClick={() => setOpen(!open)}
          >
            <Icon of={ChevronDown} color="ink.muted" />
          </Toggle>
        )}
      </Box>
      <Body id={`${id}-body`} folded={!open}>
        {children}
      </Body>
    </Card>
  );
}

/** The way from a card's head to the whole of what it shows. */
export const CardLink = chakra('a', {
  base: {
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'link',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
});

/** Rows of a panel's card with rules between: what it is left, what is said of it right. */
export const PanelRows = chakra('ul', {
  base: {
    textStyle: 'small',
    '& > li': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      flexWrap: 'wrap',
      gap: '2px 16px',
      py: '2',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& > li:first-child': { pt: '0' },
    '& > li:last-child': { pb: '0', borderBottomWidth: '0' },
  },
});
