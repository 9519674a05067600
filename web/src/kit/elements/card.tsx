import { chakra } from '@chakra-ui/react/styled-system';
import { Info } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** One thing = one card. Never a card in a card. */
export const Card = chakra('div', {
  base: { bg: 'surface', border: '1px solid', borderColor: 'line', borderRadius: 'box' },
  variants: {
    padded: { true: { p: { base: '4', md: '6' } } },
    /** What it shows has just changed. */
    marked: { true: { boxShadow: '0 0 0 2px var(--app-colors-primary)' } },
  },
});

const NoteFrame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '3',
    py: '4',
    px: { base: '4', md: '6' },
    mt: '4',
    border: '1px solid transparent',
    borderRadius: 'box',
    textStyle: 'small',
  },
  variants: {
    meaning: {
      primary: { bg: 'info', borderColor: 'info.line', '& > :first-child': { color: 'primary' } },
      waiting: { bg: 'waiting.tint', '& > :first-child': { color: 'waiting' } },
      refused: { bg: 'refused.tint', '& > :first-child': { color: 'refused' } },
    },
  },
  defaultVariants: { meaning: 'primary' },
});

/** A quiet hint that belongs to what stands above it. */
export function Note({
  meaning,
  icon = Info,
  children,
}: {
  meaning?: 'primary' | 'waiting' | 'refused';
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <NoteFrame {...(meaning === undefined ? {} : { meaning })}>
      <Icon of={icon} />
      <div>{children}</div>
    </NoteFrame>
  );
}
