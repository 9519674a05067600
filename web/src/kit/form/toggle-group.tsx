import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { ForScreenReader, visuallyHidden } from '../elements/box.tsx';
import { focusRing } from '../../theme/global-css.ts';

const Group = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'box',
    m: '0',
    p: '0',
    minWidth: '0',
    bg: 'surface',
  },
});
const Side = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    m: '-1px',
    minHeight: 'control.panel',
    px: { base: '2', sm: '4' },
    textStyle: 'small',
    cursor: 'pointer',
    color: 'ink.muted',
    borderRadius: 'box',
    '&:has(input:checked)': {
      color: 'primary',
      fontWeight: 'medium',
      bg: 'primary.tint',
      boxShadow: 'inset 0 0 0 1px var(--app-colors-primary)',
    },
    '&:has(input:focus-visible)': focusRing,
  },
});
const Input = chakra('input', { base: visuallyHidden });

type Props<Value extends string> = {
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValue: (value: Value) => void;
};

/** Two to four short words of which one holds: a radio group in one line. */
export function ToggleGroup<Value extends string>({ legend, value, options, onValue }: Props<Value>) {
  const name = useId();
  return (
    <Group>
      <ForScreenReader as="legend">{legend}</ForScreenReader>
      {options.map((option) => (
        <Side key={option.value}>
          <Input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          {option.label}
        </Side>
      ))}
    </Group>
  );
}
