import { useTranslations } from 'use-intl';
import { FieldGrid } from '../../../../kit/elements/box.tsx';
import { FormPhone, FormText } from './form-fields.tsx';

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
      <FormPhone name="userAttributes.phone" span={5} />
    </FieldGrid>
  );
}
