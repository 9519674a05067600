import { chakra } from '@chakra-ui/react/styled-system';
import { Check, Hourglass, Wallet, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const Circle = chakra('div', {
  base: {
    boxSize: '16',
    mb: '6',
    borderRadius: 'round',
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    '& > svg': { boxSize: '8' },
  },
  variants: {
    meaning: {
      waiting: {
        bg: 'waiting.tint',
        color: 'waiting',
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: '0',
          borderRadius: 'round',
          border: '2px solid transparent',
          borderTopColor: 'waiting.dot',
          animation: 'turn 2.4s linear infinite',
        },
      },
      success: { bg: 'done.tint', color: 'done' },
      failure: { bg: 'refused.tint', color: 'refused' },
      todo: { bg: 'primary.tint', color: 'primary' },
    },
  },
});

const signs = { waiting: Hourglass, success: Check, failure: X, todo: Wallet };

/** Waited for, done, refused, or the client's own turn to pay. */
export type StatusMeaning = keyof typeof signs;

type Props = { meaning: StatusMeaning; icon?: LucideIcon };

/** The one icon of a status screen. The ring turns while something is waited for, never with reduced motion. */
export function StatusIcon({ meaning, icon }: Props) {
  const Sign = icon ?? signs[meaning];
  return (
    <Circle meaning={meaning} aria-hidden>
      <Sign strokeWidth={1.5} />
    </Circle>
  );
}
