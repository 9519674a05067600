import type { ReactNode } from 'react';
import { Box } from '../elements/box.tsx';
import { AmountInput } from './amount-input.tsx';
import { Field } from './field.tsx';
import { useControl, useFieldError, useFieldId } from './form-context.ts';
import { PercentInput } from './percent-input.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';

type Frame = {
  label: ReactNode;
  help?: ReactNode;
  required?: boolean;
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** The control is no wider than this. */
  maxWidth?: string;
};

type Control<T> = { value: T; onValue: (value: T) => void; onBlur: () => void };

/** What the field shows, and takes, in place of the form's own value: for one that follows from others. */
type Derived<T> = { value?: T | undefined; onValue?: ((value: T) => void) | undefined };

function Framed<T>({
  children,
  maxWidth,
  value: derived,
  onValue,
  ...frame
}: Frame & Derived<T> & { children: (control: Control<T>) => ReactNode }) {
  const own = useControl<T>();
  return (
    <Field id={useFieldId()} error={useFieldError()} {...frame}>
      <Box maxWidth={{ lg: maxWidth }}>
        {children({
          ...own,
          value: derived === undefined ? own.value : derived,
          onValue: onValue ?? own.onValue,
        })}
      </Box>
    </Field>
  );
}

/** Money in grosz, at most `max`; null while nothing is written. */
export function AmountField({
  max,
  ...frame
}: Frame & Derived<number | null> & { max?: number | undefined }) {
  return <Framed<number | null> {...frame}>{(control) => <AmountInput {...control} max={max} />}</Framed>;
}

/** A percentage with two decimals; null while nothing is written. */
export function PercentField(frame: Frame & Derived<number | null>) {
  return <Framed<number | null> {...frame}>{(control) => <PercentInput {...control} />}</Framed>;
}

/** A number of pieces, at most four digits; null while nothing is written. */
export function CountField({ disabled = false, ...frame }: Frame & { disabled?: boolean }) {
  return (
    <Framed<number | null> {...frame}>
      {({ value, onValue, onBlur }) => (
        <TextInput
          inputMode="numeric"
          textAlign="right"
          figures
          disabled={disabled}
          value={value ?? ''}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/gu, '').slice(0, 4);
            onValue(digits === '' ? null : Number(digits));
          }}
          onBlur={onBlur}
        />
      )}
    </Framed>
  );
}

type Listed<T> = {
  options: readonly { value: T; label: string }[];
  /** Shown while none of them is chosen. */
  placeholder?: string;
};

/** One of several texts or numbers, as the platform's list. */
export function OneOfField<T extends string | number | null>({
  options,
  placeholder,
  ...frame
}: Frame & Derived<T> & Listed<T>) {
  return (
    <Framed<T> {...frame}>
      {({ value, onValue, onBlur }) => (
        <Select
          {...(placeholder === undefined ? {} : { placeholder })}
          value={options.some((option) => option.value === value) ? String(value) : ''}
          options={options.map((option) => ({ ...option, value: String(option.value) }))}
          onChange={({ target }) => {
            const chosen = options.find((option) => String(option.value) === target.value);
            if (chosen !== undefined) onValue(chosen.value);
          }}
          onBlur={onBlur}
        />
      )}
    </Framed>
  );
}
