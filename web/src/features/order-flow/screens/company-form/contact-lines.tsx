import { formatPhone } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Row } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Note } from '../../../../kit/elements/card.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './contact-lines.messages.ts';
import { useCompanyForm, useFormValue } from './form-context.ts';
import { samePhone } from './same-phone.ts';

/** The person with the contact's e-mail has another number: one of both was corrected, and codes go to the person's (F118). */
export const OtherPhone = withTexts(messages, PhoneContent);

function PhoneContent() {
  const t = useTranslations('contactLines');
  const { form } = useCompanyForm();
  const own = useFormValue(({ userAttributes }) => userAttributes.phone);
  const index = useFormValue(({ companyAttributes, userAttributes: { email, phone } }) =>
    companyAttributes.krsUsersAttributes.findIndex(
      (person) =>
        email !== '' && person.email === email && person.phone !== '' && !samePhone(person.phone, phone),
    ),
  );
  const other = useFormValue(({ companyAttributes }) => companyAttributes.krsUsersAttributes[index]?.phone);
  if (other === undefined) return null;
  return (
    <Note>
      {t('otherPhone', { phone: formatPhone(other) })}
      <Row flexWrap="wrap" mt="2">
        <Button size="panel" onClick={() => form.details.form.setFieldValue('userAttributes.phone', other)}>
          {t('takePhone')}
        </Button>
        {own !== '' && (
          <Button size="panel" onClick={() => form.persons.items()[index]?.form.setFieldValue('phone', own)}>
            {t('givePhone')}
          </Button>
        )}
      </Row>
    </Note>
  );
}
