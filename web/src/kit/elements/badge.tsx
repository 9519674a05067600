import { chakra } from '@chakra-ui/react/styled-system';

/** A word that qualifies what it follows: 'obowiązkowe', 'wymuszony'. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    textStyle: 'caption',
    fontWeight: 'regular',
    py: '0.5',
    px: '2',
    borderRadius: 'small',
    whiteSpace: 'nowrap',
  },
  variants: {
    meaning: {
      neutral: { bg: 'surface.hover', color: 'ink.muted' },
      primary: { bg: 'primary.tint', color: 'primary', fontWeight: 'medium' },
      done: { bg: 'done.tint', color: 'done' },
      waiting: { bg: 'waiting.tint', color: 'waiting' },
      refused: { bg: 'refused.tint', color: 'refused' },
    },
  },
  defaultVariants: { meaning: 'neutral' },
});

/** A status as a coloured dot, always with its word. */
export const StatusDot = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    whiteSpace: 'nowrap',
    '&::before': { content: '""', boxSize: '2', flex: 'none', borderRadius: 'round', bg: 'idle.dot' },
  },
  variants: {
    tone: {
      waiting: {},
      current: { '&::before': { bg: 'primary' } },
      attention: { '&::before': { bg: 'waiting.dot' } },
      done: { '&::before': { bg: 'done.dot' } },
      refused: { '&::before': { bg: 'refused.dot' } },
    },
    size: { normal: {}, title: { '&::before': { boxSize: '3' } } },
  },
});
