import type { CompanyFormValues } from '@app/machines/company-form';
import type { DeepKeysOfType } from '@tanstack/react-form';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Field } from '../../parts/field.tsx';
import { keysOf, valueUnder } from './value-at.ts';
import { idOf, quietly, useError, useFormTies, useFormValue } from './form-context.ts';

/** Paths of the form's texts. */
export type TextPath = DeepKeysOfType<CompanyFormValues, string>;

export type Control = { value: string; onValue: (value: string) => void; onBlur: () => void };

type Props = {
  name: TextPath;
  label: ReactNode;
  help?: ReactNode;
  /** Stands at the right end of the label's line. */
  aside?: ReactNode;
  /** What the value says, where an error would stand. */
  note?: ReactNode;
  required?: boolean;
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** What else follows when the value changes. */
  onChanged?: (value: string) => void;
  children: (control: Control) => ReactNode;
};

/** A text of the form with its label and, once it was left, its fault. A key that is typed draws its control again and nothing around it. */
export function FormField({ required = true, span = 6, name, label, ...rest }: Props) {
  const { help, aside, note, onChanged, children } = rest;
  const error = useError(name);
  return (
    <Field
      id={idOf(name)}
      label={label}
      required={required}
      error={error}
      span={span}
      {...(help === undefined ? {} : { help })}
      {...(aside === undefined ? {} : { aside })}
      {...(note === undefined ? {} : { note })}
    >
      <TypedText name={name} onChanged={onChanged}>
        {children}
      </TypedText>
    </Field>
  );
}

type TypedTextProps = Pick<Props, 'name' | 'children'> & { onChanged: Props['onChanged'] | undefined };

/** The control with what was typed into it so far. */
function TypedText({ name, onChanged, children }: TypedTextProps) {
  const { form, left } = useFormTies();
  const keys = useMemo(() => keysOf(name), [name]);
  const value = useFormValue((values) => textAt(values, keys));
  return children({
    value,
    onValue: (next) => {
      form.setFieldValue(name, next as never, quietly);
      onChanged?.(next);
    },
    onBlur: () => left.add(name),
  });
}

/** The text at a path; '' where it leads nowhere. */
function textAt(values: CompanyFormValues, keys: readonly string[]): string {
  const found = valueUnder(values, keys);
  return typeof found === 'string' ? found : '';
}
