import { useTranslations } from 'use-intl';
import { PhoneInput } from '../../../../kit/form/phone-input.tsx';
import { FieldGrid } from '../../../../kit/elements/box.tsx';
import { FormField } from './form-field.tsx';
import { FormText } from './form-text.tsx';

/** Section 3: whom we write to and call about the order. */
export function ContactSection() {
  const t = useTranslations('companyForm.contact');
  return (
    <FieldGrid phone="halves">
      <FormText name="userAttributes.fullName" span={12} autoComplete="name" />
      <FormText
        name="userAttributes.email"
        label={t('email')}
        span={7}
        type="email"
        autoComplete="email"
        maxLength={128}
      />
      <FormField name="userAttributes.phone" span={5}>
        {(control) => <PhoneInput {...control} />}
      </FormField>
    </FieldGrid>
  );
}
