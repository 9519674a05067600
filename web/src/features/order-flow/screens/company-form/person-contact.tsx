import { asksFor, emptyLivingAddress } from '@app/machines/company-form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FieldGrid } from '../../../../kit/elements/box.tsx';
import { AddressFields } from './address-fields.tsx';
import { useChangePerson, useCompanyForm, usePerson } from './form-context.ts';
import { FormPhone, FormText } from './form-fields.tsx';
import { Group } from './group.tsx';

/** Where the link and the code for signing go, and where the person lives if that is asked. */
export function PersonContact() {
  const t = useTranslations('companyForm.person');
  const { kind } = useCompanyForm();
  const change = useChangePerson();
  const guarantor = usePerson((person) => person.guarantor);
  const hasAddress = usePerson((person) => person.addressAttributes !== null);
  const lives = asksFor(kind, 'livingAddress') || (guarantor && asksFor(kind, 'guarantorAddress'));
  const begin = useEffectEvent(() =>
    change((before) => ({ ...before, addressAttributes: emptyLivingAddress() })),
  );
  const missing = lives && !hasAddress;
  useEffect(() => {
    if (missing) begin();
  }, [missing]);
  return (
    <>
      <Group title={t('contact')}>
        <FieldGrid phone="halves">
          <FormText
            name="email"
            label={t('email')}
            span={7}
            type="email"
            autoComplete="email"
            maxLength={128}
          />
          <FormPhone name="phone" span={5} />
        </FieldGrid>
      </Group>
      {lives && hasAddress && (
        <Group title={t('living')}>
          <AddressFields living path="addressAttributes" />
        </Group>
      )}
    </>
  );
}
