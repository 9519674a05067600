import type { CompanyFormValues } from '@app/machines/company-form';
import type { DeepKeysOfType } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { Field } from '../../parts/field.tsx';
import { idOf, useFormTies } from './form-context.ts';

/** Paths of the form's texts. */
export type TextPath = DeepKeysOfType<CompanyFormValues, string>;

export type Control = { value: string; onValue: (value: string) => void; onBlur: () => void };

type Props = {
  name: TextPath;
  label: ReactNode;
  help?: ReactNode;
  /** Stands at the right end of the label's line. */
  aside?: ReactNode;
  required?: boolean;
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** What else follows when the value changes. */
  onChanged?: (value: string) => void;
  children: (control: Control) => ReactNode;
};

/** A text of the form with its label and, once it was left, its fault. */
export function FormField({
  name,
  label,
  help,
  aside,
  required = true,
  span = 6,
  onChanged,
  children,
}: Props) {
  const { form, errorOf, onLeft } = useFormTies();
  return (
    <form.Field name={name}>
      {(field) => (
        <Field
          id={idOf(name)}
          label={label}
          required={required}
          error={errorOf(name)}
          span={span}
          {...(help === undefined ? {} : { help })}
          {...(aside === undefined ? {} : { aside })}
        >
          {children({
            value: field.state.value as string,
            onValue: (value) => {
              field.handleChange(value as never);
              onChanged?.(value);
            },
            onBlur: () => onLeft(name),
          })}
        </Field>
      )}
    </form.Field>
  );
}
