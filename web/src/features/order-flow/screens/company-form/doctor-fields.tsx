import { withCompanyStatement, withPractice } from '@app/machines/company-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../../kit/dialog/dialog.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { FormField } from '../../../../kit/form/form-scope.tsx';
import { LookedUpVatId } from '../../parts/looked-up-vat-id.tsx';
import { useCompanyLookup } from '../../parts/use-company-lookup.ts';
import { AddressFields } from './address-fields.tsx';
import { useChangePerson, usePerson } from './form-context.ts';
import { FormYesNo } from './form-fields.tsx';
import { Group } from './group.tsx';

/** A doctor's own practice; 'no' is asked about once more, because it takes the VAT id away. */
export function DoctorFields() {
  const t = useTranslations('companyForm.person');
  const change = useChangePerson();
  const statement = usePerson((person) => person.companyStatement);
  const [asking, setAsking] = useState(false);
  const answer = (given: boolean) => change((before) => withCompanyStatement(before, given));
  return (
    <Group title={t('practice')}>
      <FormYesNo
        name="companyStatement"
        label={t('ownPractice')}
        onValue={(given) => (given ? answer(true) : setAsking(true))}
      />
      {statement === true && (
        <Box mt="3">
          <FormField name="vatId">
            <LookedUpVatId />
          </FormField>
          <RegisteredPractice />
          <AddressFields path="companyAddressAttributes" />
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title={t('noPractice')}
        back={t('noPracticeBack')}
        confirm={t('noPracticeConfirm')}
        onBack={() => {
          setAsking(false);
          if (statement !== false) answer(true);
        }}
        onConfirm={() => {
          answer(false);
          setAsking(false);
        }}
      >
        {t('noPracticeText')}
      </ConfirmDialog>
    </Group>
  );
}

/** Takes the practice's name and address from the registry, once for each VAT id. */
function RegisteredPractice() {
  const change = useChangePerson();
  const lookup = useCompanyLookup(usePerson((person) => person.vatId));
  const registered = lookup.state === 'found' ? lookup.name : null;
  const fill = useEffectEvent(() => {
    if (lookup.state !== 'found') return;
    const { name, address } = lookup;
    change((before) => (before.companyName === name ? before : withPractice(before, name, address)));
  });
  useEffect(() => {
    if (registered !== null) fill();
  }, [registered]);
  return null;
}
