import { chakra } from '@chakra-ui/react/styled-system';
import { Check, LockKeyhole } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, ForScreenReader } from './box.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import { NumberCircle } from './number-circle.ts';

/** The sections of a long form in one card with rules between. */
export function Accordion({ children }: { children: ReactNode }) {
  return <Card>{children}</Card>;
}

const Bar = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    columnGap: { base: '3', md: '4' },
    alignItems: 'center',
    py: '4',
    px: { base: '4', md: '6' },
    minHeight: '80px',
  },
});

const circles = { done: 'done', open: 'current', begun: 'begun', locked: 'ahead' } as const;

const Title = chakra('h2', {
  base: { textStyle: 'h3', outline: 'none' },
  variants: {
    state: {
      done: {},
      begun: {},
      open: { textStyle: 'h2' },
      locked: { color: 'ink.muted', fontWeight: 'medium' },
    },
  },
});

type Props = {
  id: string;
  number: number;
  title: ReactNode;
  /** Begun: unlocked, and something is still missing. */
  state: 'done' | 'open' | 'begun' | 'locked';
  /** Closed: what was filled in; locked: what unlocks it. */
  summary?: ReactNode;
  onEdit?: () => void;
  /** Changes when the user moves on to this section: its title scrolls to the top and takes focus. */
  moves?: number;
  /** The id of what takes focus in place of the title, where it is shown. */
  focusOn?: string | undefined;
  children: ReactNode;
};

/** One section: a tick and a one-line summary when done, its number and what is missing when not, its fields when open, what unlocks it when locked. */
export function AccordionSection(props: Props) {
  const { id, number, title, state, summary, onEdit, moves = 0, focusOn, children } = props;
  const t = useTranslations('kit');
  const heading = useRef<HTMLHeadingElement>(null);
  const open = state === 'open';
  useEffect(() => {
    if (!open || moves === 0) return;
    const field = focusOn === undefined ? null : document.getElementById(focusOn);
    (field ?? heading.current)?.scrollIntoView({ block: field === null ? 'start' : 'center' });
    (field ?? heading.current)?.focus({ preventScroll: true });
  }, [open, moves, focusOn]);
  return (
    <Box
      as="section"
      aria-labelledby={`${id}-title`}
      borderBottom="1px solid"
      borderColor="line"
      _last={{ borderBottomWidth: '0' }}
    >
      <Bar>
        <NumberCircle state={circles[state]} aria-hidden>
          {state === 'done' ? <Icon of={Check} size="small" /> : number}
        </NumberCircle>
        <Box minWidth="0">
          <Title ref={heading} id={`${id}-title`} state={state} tabIndex={-1}>
            {title}
            <ForScreenReader> {t(`section.${state}`)}</ForScreenReader>
          </Title>
          {state !== 'open' && summary !== undefined && (
            <Box
              textStyle="small"
              color="ink.muted"
              overflow="hidden"
              textOverflow="ellipsis"
              whiteSpace={state === 'locked' ? 'normal' : 'nowrap'}
            >
              {summary}
            </Box>
          )}
        </Box>
        {state === 'locked' && <Icon of={LockKeyhole} color="ink.muted" />}
        {(state === 'done' || state === 'begun') && onEdit !== undefined && (
          <Button kind="quiet" onClick={onEdit} aria-describedby={`${id}-title`}>
            {t('edit')}
          </Button>
        )}
      </Bar>
      {state === 'open' && (
        <Box px={{ base: '4', md: '6' }} pb={{ base: '4', md: '6' }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
