import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Box } from '../elements/box.tsx';
import { controlStyle } from './control-style.ts';
import { useFieldAttributes } from './field-context.ts';
import { Icon } from '../elements/icon.tsx';

const StyledSelect = chakra('select', controlStyle);

type Props = Omit<ComponentProps<typeof StyledSelect>, 'children'> & {
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen; cannot be chosen again. */
  placeholder?: string;
};

/** The platform's own list: the phone's wheel, typing ahead and screen readers come with it. */
export function Select({ options, placeholder, ...rest }: Props) {
  return (
    <Box position="relative">
      <StyledSelect appearance="none" pr="10" textOverflow="ellipsis" {...useFieldAttributes()} {...rest}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </StyledSelect>
      <Icon
        of={ChevronDown}
        position="absolute"
        right="3"
        top="50%"
        transform="translateY(-50%)"
        color="ink.muted"
        pointerEvents="none"
      />
    </Box>
  );
}
