import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from '../../../kit/elements/box.tsx';
import { Icon } from '../../../kit/elements/icon.tsx';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    py: '3',
    px: '4',
    bg: 'waiting.tint',
    color: 'ink',
    textStyle: 'small',
  },
});

type Props = {
  icon: LucideIcon;
  /** Said aloud when it comes. */
  role?: 'alert';
  children: ReactNode;
};

/** What somebody has to know before he goes on, on the ground of warnings. */
export function Notice({ icon, children, ...rest }: Props) {
  return (
    <Frame {...rest}>
      <Icon of={icon} color="waiting" size="small" mt="2px" flex="none" />
      <Box minWidth="0">{children}</Box>
    </Frame>
  );
}
