import type { CompanyFormValues } from '@app/machines/company-form';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Box, FieldGrid } from '../../../../kit/elements/box.tsx';
import { idOf } from '../../../../kit/form/form-context.ts';
import { lazily } from '../../../../kit/lazily.tsx';
import { useCompanyForm, useFormValue } from './form-context.ts';
import { FormPhone, FormText } from './form-fields.tsx';
import { samePhone } from './same-phone.ts';

const AsOwner = lazily(async () => (await import('./contact-lines.tsx')).AsOwner, <Box minHeight="6" />);
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
