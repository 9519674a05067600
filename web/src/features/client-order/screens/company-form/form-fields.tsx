import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Answer, Day, Framed, OneOf, Phone, Text, Tick } from '../../../../kit/form/form-fields.tsx';
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

export const FormControl = named(Framed);
export const FormPhone = named(Phone);
export const FormDay = named(Day);
export const FormAnswer = named(Answer);
export const FormTick = named(Tick, false);

const AnyText = named(Text);

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

/** One of several, of which one is chosen from the start. */
export const FormOneOf = named(OneOf);

/** One of several, of which none is chosen yet. */
export function FormSelect(props: Parameters<typeof FormOneOf>[0]) {
  const t = useTranslations('companyForm');
  return <FormOneOf placeholder={t('choose')} {...props} />;
}
