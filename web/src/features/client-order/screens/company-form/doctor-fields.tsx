import { withCompanyStatement, withPractice } from '@app/machines/company-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCompanyLookup } from '../../parts/use-company-lookup.ts';
import { VatIdField } from '../../parts/vat-id-field.tsx';
import { YesNo } from '../../../../kit/form/yes-no.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { ConfirmDialog } from '../../../../kit/dialog/dialog.tsx';
import { AddressFields } from './address-fields.tsx';
import { idOf, useError, useFormContext } from './form-context.ts';
import { useText } from './form-field.tsx';
import { Group } from './group.tsx';
import type { PersonPart } from './person-part.ts';

/** A doctor's own practice; 'no' is asked about once more, because it takes the VAT id away. */
export function DoctorFields({ path, person, set }: PersonPart) {
  const t = useTranslations('companyForm.person');
  const { touched } = useFormContext();
  const unanswered = useError(`${path}.companyStatement`);
  const wrongVatId = useError(`${path}.vatId`);
  const [asking, setAsking] = useState(false);
  const [vatId, onVatId] = useText(`${path}.vatId`);
  const [companyName] = useText(`${path}.companyName`);
  const lookup = useCompanyLookup(vatId);
  const registered = lookup.state === 'found' ? lookup.name : null;
  const fill = useEffectEvent(() => {
    if (lookup.state === 'found' && companyName !== lookup.name)
      set((before) => withPractice(before, lookup.name, lookup.address));
  });
  useEffect(() => {
    if (registered !== null) fill();
  }, [registered]);
  return (
    <Group title={t('practice')}>
      <YesNo
        id={idOf(`${path}.companyStatement`)}
        question={t('ownPractice')}
        value={person.companyStatement}
        onValue={(answer) => (answer ? set((before) => withCompanyStatement(before, true)) : setAsking(true))}
        error={unanswered}
      />
      {person.companyStatement === true && (
        <Box mt="3">
          <VatIdField
            id={idOf(`${path}.vatId`)}
            value={vatId}
            onValue={onVatId}
            onBlur={() => touched.add(`${path}.vatId`)}
            error={wrongVatId}
            lookup={lookup}
          />
          <AddressFields path={`${path}.companyAddressAttributes`} />
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title={t('noPractice')}
        back={t('noPracticeBack')}
        confirm={t('noPracticeConfirm')}
        onBack={() => {
          setAsking(false);
          if (person.companyStatement !== false) set((before) => withCompanyStatement(before, true));
        }}
        onConfirm={() => {
          set((before) => withCompanyStatement(before, false));
          setAsking(false);
        }}
      >
        {t('noPracticeText')}
      </ConfirmDialog>
    </Group>
  );
}
