import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle } from './button-style.ts';
import { Icon } from './icon.tsx';

const Face = chakra('button', buttonStyle);
const LinkFace = chakra('a', buttonStyle);

type Look = {
  kind?: 'primary' | 'second' | 'irreversible' | 'quiet';
  size?: 'client' | 'panel';
  icon?: LucideIcon | undefined;
  children: ReactNode;
};

type Props = Look & { busy?: boolean } & Omit<ComponentProps<typeof Face>, keyof Look>;

/** A button keeps its width while busy, and a second press does nothing then. */
export function Button({ busy = false, icon, children, type = 'button', onClick, ...rest }: Props) {
  return (
    <Face
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {icon !== undefined && <Icon of={icon} />}
      {children}
    </Face>
  );
}

type LinkProps = Look & Omit<ComponentProps<typeof LinkFace>, keyof Look>;

/** A place to go that looks like a button; for places outside the application and downloads. */
export function ButtonLink({ icon, children, ...rest }: LinkProps) {
  return (
    <LinkFace {...rest}>
      {icon !== undefined && <Icon of={icon} />}
      {children}
    </LinkFace>
  );
}
