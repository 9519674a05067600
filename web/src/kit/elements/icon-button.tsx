import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

const StyledButton = chakra('button', {
  base: {
    boxSize: 'control.panel',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: '1px solid transparent',
    borderRadius: 'box',
    bg: 'transparent',
    color: 'ink',
    cursor: 'pointer',
    '&:hover:not(:disabled)': { bg: 'surface.hover' },
    '&:disabled': { color: 'ink.disabled', cursor: 'not-allowed' },
  },
});

type Props = Omit<ComponentProps<typeof StyledButton>, 'children'> & { icon: LucideIcon; label: string };

/** A button drawn as an icon alone; its label is its name for screen readers and its title. */
export function IconButton({ icon, label, type = 'button', ...rest }: Props) {
  return (
    <StyledButton type={type} aria-label={label} title={label} {...rest}>
      <Icon of={icon} />
    </StyledButton>
  );
}
