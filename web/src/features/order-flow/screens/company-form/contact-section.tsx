import type { CompanyFormValues } from '@app/machines/company-form';
import { formatPhone, normalisePhone } from '@app/machines/rules';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { FieldGrid, Row } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Note } from '../../../../kit/elements/card.tsx';
import { TextButton } from '../../../../kit/elements/text-link.tsx';
import { idOf } from '../../../../kit/form/form-context.ts';
import { useCompanyForm, useFormValue } from './form-context.ts';
import { FormPhone, FormText } from './form-fields.tsx';

const samePhone = (one: string, other: string) => normalisePhone(one) === normalisePhone(other);

/** Section 3: whom we write to and call about the order; the owner of a one-man firm in one line, unless somebody came to change it. */
export function ContactSection({ toChange = false }: { toChange?: boolean }) {
  const { kind, errors } = useCompanyForm();
  const isOwner = useFormValue(isContactOwner);
  const wrong = useSyncExternalStore(errors.subscribe, () =>
    errors.all().some(({ path }) => path.startsWith('userAttributes')),
  );
  const [folded, setFolded] = useState(kind.legalForm === 'dg' && !toChange);
  const [pressed, setPressed] = useState(false);
  const short = folded && isOwner && !wrong;
  // What is unfolded stays so, whatever is typed in it.
  if (folded && !short) setFolded(false);
  useEffect(() => {
    // The button went with the line.
    if (pressed) document.getElementById(idOf('userAttributes.fullName'))?.focus();
  }, [pressed]);
  if (!short) return <ContactFields />;
  return (
    <AsOwner
      onChange={() => {
        setFolded(false);
        setPressed(true);
      }}
    />
  );
}

/** Whether the letters go to the one person of the form, who has said all of it already (F118). */
function isContactOwner({ companyAttributes, userAttributes: contact }: CompanyFormValues): boolean {
  const [owner, ...others] = companyAttributes.krsUsersAttributes;
  return (
    owner !== undefined &&
    others.length === 0 &&
    owner.email !== '' &&
    owner.email === contact.email &&
    `${owner.firstName} ${owner.lastName}` === contact.fullName &&
    samePhone(owner.phone, contact.phone)
  );
}

function AsOwner({ onChange }: { onChange: () => void }) {
  const t = useTranslations('companyForm.contact');
  const { fullName, email, phone } = useFormValue(({ userAttributes }) => userAttributes);
  return (
    <Row flexWrap="wrap" gap="0 8px">
      <span>{t('asOwner', { name: fullName, email, phone: formatPhone(phone) })}</span>
      <TextButton type="button" onClick={onChange}>
        {t('change')}
      </TextButton>
    </Row>
  );
}

function ContactFields() {
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
  const own = useFormValue(({ userAttributes }) => userAttributes.phone);
  const index = useFormValue(({ companyAttributes, userAttributes: { email, phone } }) =>
    companyAttributes.krsUsersAttributes.findIndex(
      (person) => email !== '' && person.email === email && person.phone !== '' && !samePhone(person.phone, phone),
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
          <Button
            size="panel"
            onClick={() => form.persons.items()[index]?.form.setFieldValue('phone', own)}
          >
            {t('givePhone', { phone: formatPhone(own) })}
          </Button>
        )}
      </Row>
    </Note>
  );
}
