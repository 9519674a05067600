import {
  asksFor,
  emptyPerson,
  isAskedAll,
  personsPath,
  withDoctor,
  withGuarantor,
} from '@app/machines/company-form';
import type { PersonValues } from '@app/machines/company-form';
import { memo, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { SmallTitle as Heading } from '../../../../kit/elements/heading.tsx';
import { FormScope } from '../../../../kit/form/form-scope.tsx';
import type { Form } from '../../../../kit/form/form-values.ts';
import { lazily } from '../../../../kit/lazily.tsx';
import { useChangePerson, useCompanyForm, usePerson, useSettledValue } from './form-context.ts';
import { FormCheckbox } from './form-fields.tsx';
import { PersonContact } from './person-contact.tsx';
import { PersonDocument } from './person-document.tsx';
import { Explained } from '../../parts/explained.tsx';
import { ItsMe } from './its-me.tsx';
import { PersonIdentity } from './person-identity.tsx';
import { PersonStatements } from './person-statements.tsx';
import { personLine, personName } from './section-summaries.ts';

/** Asked of a doctor alone, who guarantees a medical loan. */
const DoctorFields = lazily(async () => (await import('./doctor-fields.tsx')).DoctorFields);

type Props = {
  form: Form<PersonValues>['form'];
  index: number;
  open: boolean;
  /** Was just added: its heading takes focus, because the row stands above the button that was pressed. */
  isNew: boolean;
  onToggle: () => void;
  onRemove: (() => void) | null;
};

/** The browser lays out what is seen of many open persons; the width of the padding is that of a focus ring, which would be cut off. */
const offScreen = { contentVisibility: 'auto', containIntrinsicSize: 'auto 1400px' };

/** A person: one line when closed, all fields when open. Who neither signs nor guarantees is only named. */
export function PersonRow({ form, index, open, isNew, onToggle, onRemove }: Props) {
  const t = useTranslations('companyForm.person');
  const { errors } = useCompanyForm();
  return (
    <Box borderTop="1px solid" borderColor="line" py="4">
      <Row justifyContent="space-between" minHeight="12" gap="4">
        <PersonHead index={index} isNew={isNew} />
        <Button kind="quiet" size="panel" aria-expanded={open} onClick={onToggle}>
          {open ? t('fold') : t('edit')}
        </Button>
      </Row>
      {open && (
        <Box mt="4" mx="-1" px="1" css={offScreen}>
          <FormScope form={form} errors={errors} path={`${personsPath}[${index}].`}>
            <PersonFields />
          </FormScope>
          {onRemove !== null && (
            <Box mt="4">
              <Button kind="irreversible" size="panel" onClick={onRemove}>
                {t('remove')}
              </Button>
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

/** All that is asked of the person whose form is around. */
const PersonFields = memo(function PersonFields() {
  const t = useTranslations('companyForm.person');
  const { kind } = useCompanyForm();
  const change = useChangePerson();
  const guarantor = usePerson((person) => person.guarantor);
  const doctor = usePerson((person) => person.doctor);
  const all = usePerson(isAskedAll);
  return (
    <>
      <Row flexWrap="wrap" gap="12px 24px" mb="6">
        <FormCheckbox name="willSign" label={t('willSign')} />
        {asksFor(kind, 'beneficiary') && <FormCheckbox name="beneficiary" label={t('beneficiary')} />}
        {asksFor(kind, 'guarantorAndDoctor') && (
          <>
            <FormCheckbox
              name="guarantor"
              label={t('guarantor')}
              onValue={(given) => change((before) => withGuarantor(before, given))}
            />
            <FormCheckbox
              name="doctor"
              label={t('doctor')}
              disabled={!guarantor}
              onValue={(given) => change((before) => withDoctor(before, given))}
            />
          </>
        )}
      </Row>
      {asksFor(kind, 'beneficiary') && <Explained word="beneficiary" />}
      {all && <ItsMe />}
      <PersonIdentity />
      {all && (
        <>
          <PersonDocument />
          <PersonContact />
          {doctor && <DoctorFields />}
          <PersonStatements />
        </>
      )}
    </>
  );
});

/** Who it is and what for, as typed so far. */
function PersonHead({ index, isNew }: { index: number; isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Box minWidth="0">
      <Heading ref={heading} tabIndex={-1} overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        <PersonText index={index} format={personName} />
      </Heading>
      <Box textStyle="small" color="ink.muted">
        <PersonText index={index} format={personLine} />
      </Box>
    </Box>
  );
}

function PersonText({ index, format }: { index: number; format: typeof personName }) {
  const t = useTranslations('companyForm');
  const text = useSettledValue(({ companyAttributes }) =>
    format(companyAttributes.krsUsersAttributes[index] ?? emptyPerson(''), t),
  );
  return <span title={text}>{text}</span>;
}
