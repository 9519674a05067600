import { chakra } from '@chakra-ui/react/styled-system';
import { Check, Minus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Box, visuallyHidden } from '../elements/box.tsx';
import { ErrorLine } from './error-line.tsx';
import { Icon } from '../elements/icon.tsx';
import { Asked } from './required.tsx';
import { focusRing } from '../../theme/global-css.ts';

const Frame = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: '3',
    cursor: 'pointer',
    '&:has(input:focus-visible)': { ...focusRing, outlineOffset: '-2px', borderRadius: 'box' },
    '&:has(input:disabled)': { cursor: 'not-allowed', color: 'ink.disabled' },
  },
  variants: {
    look: {
      /** A row of a card, with a rule under it. */
      row: {
        py: '4',
        px: { base: '4', md: '6' },
        borderBottom: '1px solid',
        borderColor: 'line',
        '&:last-child': { borderBottomWidth: '0' },
      },
      /** The card's first row, which ticks all the others. */
      all: {
        py: '4',
        px: { base: '4', md: '6' },
        bg: 'surface.subtle',
        borderBottom: '1px solid',
        borderColor: 'line',
        borderTopRadius: '7px',
        fontWeight: 'medium',
      },
      plain: {},
    },
  },
  defaultVariants: { look: 'plain' },
});

const Tick = chakra('span', {
  base: {
    boxSize: 'icon',
    mt: '2px',
    display: 'grid',
    placeItems: 'center',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'small',
    bg: 'surface',
    color: 'primary.on',
    'input:is(:checked, :indeterminate) + &': { bg: 'primary', borderColor: 'primary' },
    'input[aria-invalid] + &': { borderColor: 'refused' },
    'input:disabled + &': { bg: 'surface.disabled', borderColor: 'line' },
  },
});

const Input = chakra('input', { base: visuallyHidden });

type Props = {
  id?: string;
  checked: boolean;
  /** Some of what it stands for is ticked. */
  mixed?: boolean;
  onChecked: (checked: boolean) => void;
  label: ReactNode;
  /** Small text under the label. */
  text?: ReactNode;
  required?: boolean;
  error?: ReactNode;
  disabled?: boolean;
  name?: string;
  look?: 'row' | 'all' | 'plain';
};

/** A tick with its sentence; the whole row presses it. */
export function Checkbox({ id, mixed = false, label, text, error, look = 'plain', ...rest }: Props) {
  const made = useId();
  const inputId = id ?? made;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = mixed;
  }, [mixed]);
  const wrong = error !== undefined && error !== null && error !== '';
  const described = [text !== undefined && `${inputId}-text`, wrong && `${inputId}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <Frame look={look}>
      <Input
        ref={input}
        id={inputId}
        type="checkbox"
        name={rest.name}
        checked={rest.checked}
        disabled={rest.disabled}
        onChange={(event) => rest.onChecked(event.target.checked)}
        aria-required={rest.required || undefined}
        aria-invalid={wrong || undefined}
        aria-describedby={described === '' ? undefined : described}
      />
      <Tick aria-hidden>
        {mixed ? <Icon of={Minus} size="small" /> : rest.checked && <Icon of={Check} size="small" />}
      </Tick>
      <Box minWidth="0">
        <Asked required={rest.required === true}>{label}</Asked>
        {text !== undefined && (
          <Box id={`${inputId}-text`} textStyle="small" color="ink.muted" mt="1">
            {text}
          </Box>
        )}
        {wrong && <ErrorLine id={`${inputId}-error`}>{error}</ErrorLine>}
      </Box>
    </Frame>
  );
}
