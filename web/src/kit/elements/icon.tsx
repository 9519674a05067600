import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    flex: 'none',
    '& > svg': { display: 'block', width: 'full', height: 'full' },
  },
  variants: {
    size: {
      small: { boxSize: 'icon.small' },
      normal: { boxSize: 'icon' },
      large: { boxSize: '8' },
    },
  },
  defaultVariants: { size: 'normal' },
});

const strokes = { small: 2, normal: 1.75, large: 1.25 };

type Props = Omit<ComponentProps<typeof Frame>, 'size'> & {
  of: LucideIcon;
  size?: 'small' | 'normal' | 'large';
};

/** A sign of the one icon set, hidden from screen readers: a text always stands beside it. */
export function Icon({ of: Sign, size = 'normal', ...rest }: Props) {
  return (
    <Frame size={size} aria-hidden {...rest}>
      <Sign strokeWidth={strokes[size]} />
    </Frame>
  );
}
