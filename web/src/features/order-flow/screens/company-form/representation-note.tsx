import { needsJointRepresentation } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Note } from '../../../../kit/elements/card.tsx';
import { useCompanyForm, useFormValue } from './form-context.ts';

/** Says beside the persons, while it is still easy to change, that the register may want more than one of them to sign. */
export function RepresentationNote() {
  const t = useTranslations('companyForm.representation');
  const { kind } = useCompanyForm();
  const signing = useFormValue(
    ({ companyAttributes }) => companyAttributes.krsUsersAttributes.filter((one) => one.willSign).length,
  );
  const representants = useFormValue(
    ({ companyAttributes }) => companyAttributes.krsUsersAttributes.filter((one) => one.representant).length,
  );
  const joint = needsJointRepresentation({
    legalForm: kind.legalForm,
    representants,
    text: kind.representation,
  });
  if (!joint || signing !== 1) return null;
  return <Note meaning="waiting">{t(kind.representation === null ? 'maybeMore' : 'more')}</Note>;
}
