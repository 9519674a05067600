import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { ConsentRow } from './consent-row.tsx';
import { Field } from './field.tsx';
import { idOf, useFieldContext, useFieldError } from './form-context.ts';
import { PasswordInput } from './password-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';

type Frame = {
  label: ReactNode;
  aside?: ReactNode;
  help?: ReactNode;
  required?: boolean;
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
};

function useTextField() {
  const field = useFieldContext<string>();
  const value = useStore(field.store, (state) => state.value);
  return { field, value, frame: { id: idOf(field.name), error: useFieldError() } };
}

/** One line of text of the form around. */
export function Text({ label, aside, help, required = false, span = 6, ...input }: Frame & TextInputProps) {
  const { field, value, frame } = useTextField();
  return (
    <Field {...frame} {...{ label, aside, help, required, span }}>
      <TextInput
        {...input}
        value={value}
        onChange={(event) => field.handleChange(event.target.value)}
        onBlur={field.handleBlur}
      />
    </Field>
  );
}

export function Password({
  autoComplete,
  ...frame
}: Frame & { autoComplete: 'current-password' | 'new-password' }) {
  const { field, value, frame: own } = useTextField();
  return (
    <Field {...own} {...frame}>
      <PasswordInput
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => field.handleChange(event.target.value)}
        onBlur={field.handleBlur}
      />
    </Field>
  );
}

export function Phone(frame: Frame) {
  const { field, value, frame: own } = useTextField();
  return (
    <Field {...own} {...frame}>
      <PhoneInput value={value} onValue={field.handleChange} onBlur={field.handleBlur} />
    </Field>
  );
}

/** A consent as a row of a card. */
export function Consent(row: { label: ReactNode; text?: ReactNode; required?: boolean }) {
  const field = useFieldContext<boolean>();
  const checked = useStore(field.store, (state) => state.value);
  return (
    <ConsentRow
      id={idOf(field.name)}
      required={false}
      {...row}
      checked={checked}
      onChecked={field.handleChange}
      error={useFieldError()}
    />
  );
}
