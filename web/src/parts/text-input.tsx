import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Box, Row } from './box.tsx';
import { controlStyle } from './control-style.ts';
import { useFieldTies } from './field-context.ts';

// An input's size never follows its text: a key lays out the input alone, not the page.
const Input = chakra('input', { ...controlStyle, base: { ...controlStyle.base, contain: 'size layout' } });

const Prefix = chakra('span', {
  base: {
    height: 'control',
    display: 'flex',
    alignItems: 'center',
    px: '3',
    border: '1px solid',
    borderColor: 'line.control',
    borderRightWidth: '0',
    borderLeftRadius: 'box',
    bg: 'surface.subtle',
    color: 'ink.muted',
    fontVariantNumeric: 'tabular-nums',
    '&[data-invalid]': { borderColor: 'refused' },
  },
});

export type TextInputProps = ComponentProps<typeof Input> & {
  /** Stands in a cell of its own before the text, like +48. */
  lead?: ReactNode;
  /** Stands inside the field at its right end: a button, a unit. */
  trail?: ReactNode;
};

/** One line of text, tied to the Field around it. */
export function TextInput({ lead, trail, ...rest }: TextInputProps) {
  const ties = useFieldTies();
  const input = <Input type="text" {...ties} {...rest} />;
  if (lead !== undefined) {
    return (
      <Row gap="0">
        <Prefix data-invalid={ties['aria-invalid']}>{lead}</Prefix>
        <Input type="text" {...ties} {...rest} borderLeftRadius="0" />
      </Row>
    );
  }
  if (trail === undefined) return input;
  return (
    <Box position="relative">
      <Input type="text" {...ties} {...rest} pr="12" />
      <Box position="absolute" insetY="0" right="1" display="grid" placeItems="center" color="ink.muted">
        {trail}
      </Box>
    </Box>
  );
}
