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

/** A control of any kind in its frame. A key draws the control again, another error the frame. */
export function Framed({ children, ...frame }: Frame & { children: (control: Control) => ReactNode }) {
  return (
    <Field id={useFieldId()} error={useFieldError()} {...frame}>
      <Controlled>{children}</Controlled>
    </Field>
  );
}

function Controlled({ children }: { children: (control: Control) => ReactNode }) {
  const { value, ...control } = useControl<string | null | undefined>();
  return children({ value: value ?? '', ...control });
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
export function Text({
  label,
  aside,
  help,
  note,
  required = false,
  span = 6,
  normalise = same,
  format = same,
  normaliseOnBlur = same,
  onValue: take,
  ...input
}: Frame & Typing & Taking<string> & Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'>) {
  return (
    <Framed {...{ label, aside, help, note, required, span }}>
      {({ value, onValue, onBlur }) => (
        <TextInput
          {...input}
          value={format(value)}
          onChange={(event) => (take ?? onValue)(normalise(event.target.value))}
          // A masked number cannot be edited: focus selects it, so that typing replaces it.
          onFocus={(event) => isMasked(value) && event.target.select()}
          onBlur={() => {
            if (normaliseOnBlur(value) !== value) onValue(normaliseOnBlur(value));
            onBlur();
          }}
        />
      )}
    </Framed>
  );
}

export function Password({
  autoComplete,
  ...frame
}: Frame & { autoComplete: 'current-password' | 'new-password' }) {
  return (
    <Framed {...frame}>
      {({ value, onValue, onBlur }) => (
        <PasswordInput
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Framed>
  );
}

export function Phone(frame: Frame) {
  return <Framed {...frame}>{(control) => <PhoneInput {...control} />}</Framed>;
}

/** A day, YYYY-MM-DD. */
export function Day({
  autoComplete = 'off',
  onValue: take,
  ...frame
}: Frame & Taking<string> & { autoComplete?: string }) {
  return (
    <Framed {...frame}>
      {({ onValue, ...control }) => (
        <DateInput {...control} onValue={take ?? onValue} autoComplete={autoComplete} />
      )}
    </Framed>
  );
}

type Listed = Taking<string> & {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
};

/** One of several, as the platform's list. */
export function OneOf({ options, placeholder, onValue: take, ...frame }: Frame & Listed) {
  return (
    <Framed {...frame}>
      {({ value, onValue, onBlur }) => (
        <Select
          {...(placeholder === undefined ? {} : { placeholder })}
          options={options}
          value={value}
          onChange={(event) => (take ?? onValue)(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Framed>
  );
}

/** What a control that brings its own frame is given. A choice shows its error once somebody tries to go on: it is not left as a text is. */
export function useChoice<T>() {
  const field = useFieldContext<T>();
  return {
    id: useFieldId(),
    value: useStore(field.store, (state) => state.value),
    onValue: (value: T) => field.handleChange(value),
    error: useFieldError(),
  };
}

/** The same for a control that is made in place. */
export function Chosen<T>({
  children,
}: {
  children: (choice: ReturnType<typeof useChoice<T>>) => ReactNode;
}) {
  return children(useChoice<T>());
}

/** A question that is answered with yes or no. */
export function Answer({ label, onValue }: { label: ReactNode } & Taking<boolean>) {
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

/** A tick with its sentence. */
export function Tick({ onValue: take, ...row }: Ticked) {
  const { value, onValue, ...choice } = useChoice<boolean>();
  return <Checkbox {...choice} {...row} checked={value} onChecked={take ?? onValue} />;
}

/** A consent as a row of a card. */
export function Consent(row: { label: ReactNode; text?: ReactNode; required?: boolean }) {
  const { value, onValue, ...choice } = useChoice<boolean>();
  return <ConsentRow required={false} {...choice} {...row} checked={value} onChecked={onValue} />;
}
