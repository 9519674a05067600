import { asksFor, emptyLivingAddress } from '@app/machines/company-form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { PhoneInput } from '../../../../kit/form/phone-input.tsx';
import { FieldGrid } from '../../../../kit/elements/box.tsx';
import { AddressFields } from './address-fields.tsx';
import { useFormContext } from './form-context.ts';
import { FormField } from './form-field.tsx';
import { FormText } from './form-text.tsx';
import { Group } from './group.tsx';
import type { PersonPart } from './person-part.ts';

/** Where the link and the code for signing go, and where the person lives if that is asked. */
export function PersonContact({ path, person, set }: PersonPart) {
  const t = useTranslations('companyForm.person');
  const { kind } = useFormContext();
  const lives = asksFor(kind, 'livingAddress') || (person.guarantor && asksFor(kind, 'guarantorAddress'));
  const begin = useEffectEvent(() =>
    set((before) => ({ ...before, addressAttributes: emptyLivingAddress() })),
  );
  const missing = lives && person.addressAttributes === null;
  useEffect(() => {
    if (missing) begin();
  }, [missing]);
  return (
    <>
      <Group title={t('contact')}>
        <FieldGrid phone="halves">
          <FormText
            name={`${path}.email`}
            label={t('email')}
            span={7}
            type="email"
            autoComplete="email"
            maxLength={128}
          />
          <FormField name={`${path}.phone`} span={5}>
            {(control) => <PhoneInput {...control} />}
          </FormField>
        </FieldGrid>
      </Group>
      {lives && person.addressAttributes !== null && (
        <Group title={t('living')}>
          <AddressFields living path={`${path}.addressAttributes`} />
        </Group>
      )}
    </>
  );
}
