import type { ReactNode } from 'react';
import { Box } from '../elements/box.tsx';
import { Field } from './field.tsx';
import { useControl, useFieldError, useFieldId } from './form-context.ts';

/** What every kind of field is given for its label and its place. */
export type Frame = {
  label: ReactNode;
  aside?: ReactNode;
  help?: ReactNode;
  /** Stands in the place of an error. */
  note?: ReactNode;
  required?: boolean;
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** From 1024 px on the control is no wider than this. */
  maxWidth?: string | undefined;
};

/** Takes a value in place of the form, to set what follows from it. */
export type Taking<T> = { onValue?: ((value: T) => void) | undefined };

/** What the field shows, too, in place of the form's own value: for one that follows from others. */
export type Derived<T> = Taking<T> & { value?: T | undefined };

export type Control<T> = { value: T; onValue: (value: T) => void; onBlur: () => void };

type ControlProps<T> = Derived<T> & { children: (control: Control<T>) => ReactNode };

/** A control of any kind with its label and error. A key draws the control again, another error the rest. */
export function ControlField<T>({ children, value, onValue, maxWidth, ...frame }: Frame & ControlProps<T>) {
  const control = (
    <Controlled value={value} onValue={onValue}>
      {children}
    </Controlled>
  );
  return (
    <Field id={useFieldId()} error={useFieldError()} {...frame}>
      {maxWidth === undefined ? control : <Box maxWidth={{ lg: maxWidth }}>{control}</Box>}
    </Field>
  );
}

function Controlled<T>({ children, value, onValue }: ControlProps<T>) {
  const own = useControl<T>();
  return children({
    value: value === undefined ? own.value : value,
    onValue: onValue ?? own.onValue,
    onBlur: own.onBlur,
  });
}
