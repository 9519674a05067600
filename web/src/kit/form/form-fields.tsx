import { isMasked } from '@app/machines/contract';
import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { ConsentRow } from './consent-row.tsx';
import { DateInput } from './date-input.tsx';
import { Field } from './field.tsx';
import { useControl, useFieldContext, useFieldError, useFieldId } from './form-context.ts';
import { PasswordInput } from './password-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';
import { YesNo } from './yes-no.tsx';

type Frame = {
  label: ReactNode;
  aside?: ReactNode;
  help?: ReactNode;
  /** Stands in the place of an error. */
  note?: ReactNode;
  required?: boolean;
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
};

/** Takes a value in place of the form, to set what follows from it. */
type Taking<T> = { onValue?: ((value: T) => void) | undefined };

export type Control = { value: string; onValue: (value: string) => void; onBlur: () => void };

type ControlProps = Taking<string> & { children: (control: Control) => ReactNode };

/** A control of any kind with its label and error. A key draws the control again, another error the rest. */
export function ControlField({ children, onValue, ...frame }: Frame & ControlProps) {
  return (
    <Field id={useFieldId()} error={useFieldError()} {...frame}>
      <Controlled onValue={onValue}>{children}</Controlled>
    </Field>
  );
}

function Controlled({ children, onValue }: ControlProps) {
  const { value, ...control } = useControl<string | null | undefined>();
  return children({ ...control, value: value ?? '', onValue: onValue ?? control.onValue });
}

type Typing = {
  /** Maps the typed text to the value. */
  normalise?: (typed: string) => string;
  /** Maps the value to the shown text. */
  format?: (value: string) => string;
  /** Maps the value on blur. */
  normaliseOnBlur?: (value: string) => string;
};

const same = (text: string) => text;

/** One line of text. */
export function TextField({
  label,
  aside,
  help,
  note,
  required = false,
  span = 6,
  onValue: take,
  normalise = same,
  format = same,
  normaliseOnBlur = same,
  ...input
}: Frame & Typing & Taking<string> & Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'>) {
  return (
    <ControlField {...{ label, aside, help, note, required, span, onValue: take }}>
      {({ value, onValue, onBlur }) => (
        <TextInput
          {...input}
          value={format(value)}
          onChange={(event) => onValue(normalise(event.target.value))}
          // A masked number cannot be edited: focus selects it, so that typing replaces it.
          onFocus={(event) => isMasked(value) && event.target.select()}
          onBlur={() => {
            if (normaliseOnBlur(value) !== value) onValue(normaliseOnBlur(value));
            onBlur();
          }}
        />
      )}
    </ControlField>
  );
}

export function PasswordField({
  autoComplete,
  ...frame
}: Frame & { autoComplete: 'current-password' | 'new-password' }) {
  return (
    <ControlField {...frame}>
      {({ onValue, ...control }) => (
        <PasswordInput
          autoComplete={autoComplete}
          {...control}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </ControlField>
  );
}

export function PhoneField(frame: Frame) {
  return <ControlField {...frame}>{(control) => <PhoneInput {...control} />}</ControlField>;
}

/** A day, YYYY-MM-DD. */
export function DateField({
  autoComplete = 'off',
  ...frame
}: Frame & Taking<string> & { autoComplete?: string }) {
  return (
    <ControlField {...frame}>
      {(control) => <DateInput {...control} autoComplete={autoComplete} />}
    </ControlField>
  );
}

type Listed = Taking<string> & {
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen; null where something always is. */
  placeholder: string | null;
};

/** One of several, as the platform's list. */
export function SelectField({ options, placeholder, ...frame }: Frame & Listed) {
  return (
    <ControlField {...frame}>
      {({ onValue, ...control }) => (
        <Select
          {...(placeholder === null ? {} : { placeholder })}
          options={options}
          {...control}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </ControlField>
  );
}

/** What a control that brings its own frame is given. It has no `onBlur`: a choice shows its error once somebody tries to go on. */
export function useChoice<T>({ onValue }: Taking<T> = {}) {
  const field = useFieldContext<T>();
  return {
    id: useFieldId(),
    value: useStore(field.store, (state) => state.value),
    onValue: onValue ?? ((value: T) => field.handleChange(value)),
    error: useFieldError(),
  };
}

type ChoiceProps<T> = { children: (choice: ReturnType<typeof useChoice<T>>) => ReactNode };

/** A field whose control is made in place and brings its own frame. */
export function ChoiceField<T>({ children }: ChoiceProps<T>) {
  return children(useChoice<T>());
}

/** A question that is answered with yes or no. */
export function YesNoField({ label, onValue }: Taking<boolean> & { label: ReactNode }) {
  const choice = useChoice<boolean | null>();
  return <YesNo {...choice} question={label} onValue={onValue ?? choice.onValue} />;
}

type Ticked = Taking<boolean> & {
  label: ReactNode;
  text?: ReactNode;
  required?: boolean;
  badge?: ReactNode;
  disabled?: boolean;
};

export function CheckboxField({ onValue: take, ...row }: Ticked) {
  const { value, onValue, ...choice } = useChoice<boolean>({ onValue: take });
  return <Checkbox {...choice} {...row} checked={value} onChecked={onValue} />;
}

/** A consent as a row of a card. */
export function ConsentField(row: { label: ReactNode; text?: ReactNode; required?: boolean }) {
  const { value, onValue, ...choice } = useChoice<boolean>();
  return <ConsentRow required={false} {...choice} {...row} checked={value} onChecked={onValue} />;
}
