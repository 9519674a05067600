import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle } from './button-style.ts';
import { Icon } from './icon.tsx';

const StyledButton = chakra('button', buttonStyle);
const StyledLink = chakra('a', buttonStyle);

type StyleProps = {
  kind?: 'primary' | 'second' | 'irreversible' | 'quiet';
  size?: 'client' | 'panel';
  icon?: LucideIcon | undefined;
  children: ReactNode;
};

type Props = StyleProps & { busy?: boolean } & Omit<ComponentProps<typeof StyledButton>, keyof StyleProps>;

/** A button keeps its width while busy, and a second press does nothing then. */
export function Button({ busy = false, icon, children, type = 'button', onClick, ...rest }: Props) {
  return (
    <StyledButton
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {icon !== undefined && <Icon of={icon} />}
      {children}
    </StyledButton>
  );
}

type LinkProps = StyleProps & Omit<ComponentProps<typeof StyledLink>, keyof StyleProps>;

/** A place to go that looks like a button; for places outside the application and downloads. */
export function ButtonLink({ icon, children, ...rest }: LinkProps) {
  return (
    <StyledLink {...rest}>
      {icon !== undefined && <Icon of={icon} />}
      {children}
    </StyledLink>
  );
}
