import type { CompanyFormValues } from '@app/machines/company-form';
import { formatPhone } from '@app/machines/rules';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { FieldGrid, Row } from '../../../../kit/elements/box.tsx';
import { idOf } from '../../../../kit/form/form-context.ts';
import { TextButton } from '../../../../kit/elements/text-link.tsx';
import { lazily } from '../../../../kit/lazily.tsx';
import { useCompanyForm, useFormValue } from './form-context.ts';
import { FormPhone, FormText } from './form-fields.tsx';
import { samePhone } from './same-phone.ts';

const OtherPhone = lazily(async () => (await import('./contact-lines.tsx')).OtherPhone);

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

/** The contact in one line, in place of the fields: whoever owns a one-man firm has said all of it. */
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
