import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
  CheckboxField,
  DateField,
  PhoneField,
  OneOfField,
  TextControl,
  TextField,
  YesNoField,
} from '../../../../kit/form/form-fields.tsx';
import { FormField } from '../../../../kit/form/form-scope.tsx';
import type { FieldName } from './form-values.ts';
import { useFieldLabel } from './use-error-messages.ts';

type Named<P> = Omit<P, 'label'> & {
  name: FieldName;
  /** The field's name in the texts where it is left out. */
  label?: ReactNode;
};

/** A kind of field by its name in the form around. */
function named<P extends { label: ReactNode }>(Kind: ComponentType<P>, required = true) {
  return function NamedField({ name, ...props }: Named<P>) {
    const labelOf = useFieldLabel();
    const own = { required, label: labelOf(name), ...props } as unknown as P;
    return (
      <FormField name={name}>
        <Kind {...own} />
      </FormField>
    );
  };
}

export const FormControl = named(TextControl);
export const FormPhone = named(PhoneField);
const AnyDate = named(DateField);

/** A day; one that is not typed to its end says so. */
export const FormDate = (props: Parameters<typeof AnyDate>[0]) => <AnyDate partial {...props} />;
export const FormYesNo = named(YesNoField);
export const FormCheckbox = named(CheckboxField, false);

const AnyText = named(TextField);

/** One line of text. */
export function FormText({ type = 'text', ...props }: Parameters<typeof AnyText>[0]) {
  return (
    <AnyText
      type={type}
      inputMode={type === 'email' ? 'email' : 'text'}
      autoComplete="off"
      maxLength={64}
      {...props}
    />
  );
}

const AnySelect = named(OneOfField<string>);

type SelectProps = Omit<Parameters<typeof AnySelect>[0], 'placeholder'> & { placeholder?: null };

/** One of several. */
export function FormSelect(props: SelectProps) {
  const t = useTranslations('companyForm');
  return <AnySelect placeholder={t('choose')} {...props} />;
}
