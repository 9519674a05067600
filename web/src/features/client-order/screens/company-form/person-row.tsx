import { asksFor, emptyPerson, isAskedAll, withDoctor, withGuarantor } from '@app/machines/company-form';
import type { PersonValues } from '@app/machines/company-form';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Checkbox } from '../../../../kit/form/checkbox.tsx';
import { SmallTitle as Heading } from '../../../../kit/elements/heading.tsx';
import { DoctorFields } from './doctor-fields.tsx';
import { skipFormEvents, useFormContext, useFormValue, useDebouncedValue } from './form-context.ts';
import { PersonContact } from './person-contact.tsx';
import { PersonDocument } from './person-document.tsx';
import { PersonIdentity } from './person-identity.tsx';
import { PersonStatements } from './person-statements.tsx';
import type { PersonPart } from './person-part.ts';
import { personShape } from './person-shape.ts';
import { personLine, personName } from './section-summaries.ts';

type Props = {
  index: number;
  open: boolean;
  /** Was just added: its heading takes focus, because the row stands above the button that was pressed. */
  isNew: boolean;
  onToggle: () => void;
  onRemove: (() => void) | null;
};

/** A person: one line when closed, all fields when open. Who neither signs nor guarantees is only named. */
export function PersonRow({ index, open, isNew, onToggle, onRemove }: Props) {
  const t = useTranslations('companyForm');
  const { form, kind } = useFormContext();
  const path: PersonPart['path'] = `companyAttributes.krsUsersAttributes[${index}]`;
  const shape = useFormValue((values) => {
    const person = values.companyAttributes.krsUsersAttributes[index];
    return person === undefined ? null : JSON.stringify(personShape(person));
  }, path);
  const person = useMemo(() => (shape === null ? null : (JSON.parse(shape) as PersonValues)), [shape]);
  const set: PersonPart['set'] = (change) => form.setFieldValue(path, change, skipFormEvents);
  if (person === null) return null;
  return (
    <Box borderTop="1px solid" borderColor="line" py="4">
      <Row justifyContent="space-between" minHeight="12" gap="4">
        <PersonHead index={index} isNew={isNew} />
        <Button kind="quiet" size="panel" aria-expanded={open} onClick={onToggle}>
          {open ? t('person.fold') : t('person.edit')}
        </Button>
      </Row>
      {open && (
        <Box mt="4">
          <Row flexWrap="wrap" gap="12px 24px" mb="6">
            <Checkbox
              checked={person.willSign}
              onChecked={(willSign) => set((before) => ({ ...before, willSign }))}
              label={t('person.willSign')}
            />
            {asksFor(kind, 'beneficiary') && (
              <Checkbox
                checked={person.beneficiary}
                onChecked={(beneficiary) => set((before) => ({ ...before, beneficiary }))}
                label={t('person.beneficiary')}
              />
            )}
            {asksFor(kind, 'guarantorAndDoctor') && (
              <>
                <Checkbox
                  checked={person.guarantor}
                  onChecked={(guarantor) => set((before) => withGuarantor(before, guarantor))}
                  label={t('person.guarantor')}
                />
                <Checkbox
                  checked={person.doctor}
                  disabled={!person.guarantor}
                  onChecked={(doctor) => set((before) => withDoctor(before, doctor))}
                  label={t('person.doctor')}
                />
              </>
            )}
          </Row>
          <PersonIdentity path={path} person={person} set={set} />
          {isAskedAll(person) && (
            <>
              <PersonDocument path={path} person={person} set={set} />
              <PersonContact path={path} person={person} set={set} />
              {person.doctor && <DoctorFields path={path} person={person} set={set} />}
              <PersonStatements path={path} person={person} set={set} />
            </>
          )}
          {onRemove !== null && (
            <Box mt="4">
              <Button kind="irreversible" size="panel" onClick={onRemove}>
                {t('person.remove')}
              </Button>
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

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
  const text = useDebouncedValue(({ companyAttributes }) =>
    format(companyAttributes.krsUsersAttributes[index] ?? emptyPerson(''), t),
  );
  return <span title={text}>{text}</span>;
}
