import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../elements/icon.tsx';

const Cross = chakra('button', {
  base: {
    boxSize: '6',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: 'chip',
    color: 'primary',
    cursor: 'pointer',
  },
});

type Props = Omit<ComponentProps<typeof Cross>, 'children'> & { of: string };

/** The cross of a filter that is set: takes that one away and leaves the others. */
export function ClearChip({ of, ...rest }: Props) {
  const label = useTranslations('list')('clearOne', { filter: of });
  return (
    <Cross type="button" aria-label={label} title={label} {...rest}>
      <Icon of={X} size="small" />
    </Cross>
  );
}
