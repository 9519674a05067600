import type { CompanyFormValues } from '@app/machines/company-form';
import type { DeepKeysOfType } from '@tanstack/react-form';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Field } from '../../../../kit/form/field.tsx';
import { useFieldLabel } from './use-error-messages.ts';
import { keysOf, valueUnder } from './value-at-path.ts';
import { idOf, skipFormEvents, useError, useFormContext, useFormValue } from './form-context.ts';

/** Paths of the form's texts. */
export type TextPath = DeepKeysOfType<CompanyFormValues, string>;

export type Control = { value: string; onValue: (value: string) => void; onBlur: () => void };

/** What stands around a control of the form. */
export type Frame = {
  name: TextPath;
  /** The field's name in the texts where it is left out. */
  label?: ReactNode;
  help?: ReactNode;
  /** Stands at the right end of the label's line. */
  aside?: ReactNode;
  /** What the value says, where an error would stand. */
  note?: ReactNode;
  required?: boolean;
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
};

type Props = Frame & { children: (control: Control) => ReactNode };

/** A text of the form with its label and, once it was touched, its error. A key draws its control again and nothing around it. */
export function FormField({ name, label, required = true, children, ...frame }: Props) {
  const labelOf = useFieldLabel();
  return (
    <Field
      id={idOf(name)}
      label={label ?? labelOf(name)}
      required={required}
      error={useError(name)}
      {...frame}
    >
      <Controlled name={name}>{children}</Controlled>
    </Field>
  );
}

/** The control with what was typed into it so far. */
function Controlled({ name, children }: Pick<Props, 'name' | 'children'>) {
  const { touched } = useFormContext();
  const [value, onValue] = useText(name);
  return children({ value, onValue, onBlur: () => touched.add(name) });
}

/** The text at a path, and how another is put there; '' where the path leads nowhere. */
export function useText(name: TextPath): [string, (next: string) => void] {
  const { form } = useFormContext();
  const keys = useMemo(() => keysOf(name), [name]);
  const found = useFormValue((values) => valueUnder(values, keys), name);
  return [
    typeof found === 'string' ? found : '',
    (next) => form.setFieldValue(name, next as never, skipFormEvents),
  ];
}
