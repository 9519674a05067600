import { plainLine } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, memo, use } from 'react';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { Box, Row } from '../elements/box.tsx';
import { controlStyle } from './control-style.ts';
import { useFieldAttributes } from './field-context.ts';

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
  variants: { size: { client: {}, panel: { height: 'control.panel', textStyle: 'small' } } },
});

export type TextInputProps = ComponentProps<typeof Input> & {
  /** Stands in a cell of its own before the text, like +48. */
  lead?: ReactNode;
  /** Stands inside the field at its right end: a button, a unit. */
  trail?: ReactNode;
};

/** The props that change with a key; all others are styles. */
type ControlledProps = Pick<ComponentProps<'input'>, 'value' | 'onChange'>;

const ControlledContext = createContext<ControlledProps>({});

/** One line of text with the attributes of the Field around it. A key draws the native input again; its styles are not computed anew. */
export function TextInput(props: TextInputProps) {
  const entries = Object.entries(props);
  const controlled = Object.fromEntries(entries.filter(([name]) => isControlled(name)));
  const styles = Object.fromEntries(entries.filter(([name]) => !isControlled(name)));
  return (
    <ControlledContext value={controlled}>
      <StyledInput {...styles} />
    </ControlledContext>
  );
}

const isControlled = (name: string) => name === 'value' || /^on[A-Z]/.test(name);

const StyledInput = memo(function StyledInput({ lead, trail, ...rest }: TextInputProps) {
  const attributes = useFieldAttributes();
  const styles = { type: 'text', asChild: true, children: <NativeInput />, ...attributes, ...rest };
  if (lead !== undefined) {
    return (
      <Row gap="0">
        <Prefix {...(rest.size && { size: rest.size })} data-invalid={attributes['aria-invalid']}>
          {lead}
        </Prefix>
        <Box flex="1" minWidth="0" display="flex">
          <Input {...styles} borderLeftRadius="0" />
        </Box>
      </Row>
    );
  }
  if (trail === undefined) return <Input {...styles} />;
  return (
    <Box position="relative" display="flex">
      <Input {...styles} trailed />
      <Box
        position="absolute"
        insetY="0"
        right="1"
        display="grid"
        placeItems="center"
        color="ink.muted"
        textStyle={rest.size === 'panel' ? 'small' : undefined}
      >
        {trail}
      </Box>
    </Box>
  );
});

/** The server takes no hidden characters; what was pasted with them (a number out of contacts, a table's cell) loses them. */
function NativeInput(styles: ComponentProps<'input'>) {
  const { onChange, ...controlled } = use(ControlledContext);
  const takePlain = (event: ChangeEvent<HTMLInputElement>) => {
    const plain = plainLine(event.target.value);
    if (plain !== event.target.value) event.target.value = plain;
    onChange?.(event);
  };
  return <input {...styles} {...controlled} {...(onChange && { onChange: takePlain })} />;
}
