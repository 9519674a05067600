import { isMasked } from '@app/machines/contract';
import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { ControlField } from './control-field.tsx';
import type { Control, Derived, Frame, Taking } from './control-field.tsx';
import { DateInput } from './date-input.tsx';
import { useFieldContext, useFieldError, useFieldId } from './form-context.ts';
import { PasswordInput } from './password-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';
import { YesNo } from './yes-no.tsx';

type TextControlProps = Taking<string> & { children: (control: Control<string>) => ReactNode };

/** A control of text; a value that is not there is an empty one. */
export function TextControl({ children, onValue, ...frame }: Frame & TextControlProps) {
  return (
    <ControlField<string | null | undefined> {...frame}>
      {(own) => children({ ...own, value: own.value ?? '', onValue: onValue ?? own.onValue })}
    </ControlField>
  );
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
  maxWidth,
  onValue: take,
  normalise = same,
  format = same,
  normaliseOnBlur = same,
  ...input
}: Frame & Typing & Taking<string> & Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'>) {
  return (
    <TextControl {...{ label, aside, help, note, required, span, maxWidth, onValue: take }}>
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
    </TextControl>
  );
}

export function PasswordField({
  autoComplete,
  ...frame
}: Frame & { autoComplete: 'current-password' | 'new-password' }) {
  return (
    <TextControl {...frame}>
      {({ onValue, ...control }) => (
        <PasswordInput
          autoComplete={autoComplete}
          {...control}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </TextControl>
  );
}

export function PhoneField(frame: Frame) {
  return <TextControl {...frame}>{(control) => <PhoneInput {...control} />}</TextControl>;
}

/** A day, YYYY-MM-DD; with `partial` also what is none yet. */
export function DateField({
  autoComplete = 'off',
  partial = false,
  ...frame
}: Frame & Taking<string> & { autoComplete?: string; partial?: boolean }) {
  return (
    <TextControl {...frame}>
      {(control) => <DateInput {...control} autoComplete={autoComplete} partial={partial} />}
    </TextControl>
  );
}

type Listed<T> = {
  options: readonly { value: T; label: string }[];
  /** Shown while none of them is chosen; nothing where one always is. */
  placeholder?: string | null;
};

/** One of several texts or numbers, as the platform's list. */
export function OneOfField<T extends string | number | null>({
  options,
  placeholder,
  ...frame
}: Frame & Derived<T> & Listed<T>) {
  return (
    <ControlField<T> {...frame}>
      {({ value, onValue, onBlur }) => (
        <Select
          {...(placeholder === undefined || placeholder === null ? {} : { placeholder })}
          value={options.some((option) => option.value === value) ? String(value) : ''}
          options={options.map((option) => ({ ...option, value: String(option.value) }))}
          onChange={({ target }) => {
            const chosen = options.find((option) => String(option.value) === target.value);
            if (chosen !== undefined) onValue(chosen.value);
          }}
          onBlur={onBlur}
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
  return <YesNo {...choice} required question={label} onValue={onValue ?? choice.onValue} />;
}

type Ticked = Taking<boolean> & {
  label: ReactNode;
  text?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};

export function CheckboxField({ onValue: take, ...row }: Ticked) {
  const { value, onValue, ...choice } = useChoice<boolean>({ onValue: take });
  return <Checkbox {...choice} {...row} checked={value} onChecked={onValue} />;
}

/** A consent as a row of a card. */
export function ConsentField(row: { label: ReactNode; text?: ReactNode; required?: boolean }) {
  const { value, onValue, ...choice } = useChoice<boolean>();
  return <Checkbox look="row" {...choice} {...row} checked={value} onChecked={onValue} />;
}
