import { formatPhone } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { FieldGrid } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Note } from '../../../../kit/elements/card.tsx';
import { useCompanyForm, useFormValue } from './form-context.ts';
import { FormPhone, FormText } from './form-fields.tsx';

/** Section 3: whom we write to and call about the order. */
export function ContactSection() {
  const t = useTranslations('companyForm.contact');
  return (
    <>
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
      <OtherPhone />
    </>
  );
}

/** The person with the contact's e-mail has another number: one of both was corrected, and codes go to the person's (F118). */
function OtherPhone() {
  const t = useTranslations('companyForm.contact');
  const { form } = useCompanyForm();
  const other = useFormValue(({ companyAttributes, userAttributes: { email, phone } }) => {
    const same = companyAttributes.krsUsersAttributes.find(
      (person) => email !== '' && person.email === email,
    );
    return same === undefined || same.phone === '' || same.phone === phone ? null : same.phone;
  });
  if (other === null) return null;
  return (
    <Note>
      {t('otherPhone', { phone: formatPhone(other) })}{' '}
      <Button size="panel" onClick={() => form.details.form.setFieldValue('userAttributes.phone', other)}>
        {t('takePhone')}
      </Button>
    </Note>
  );
}
