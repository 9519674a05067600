import { asksFor, emptyLivingAddress } from '@app/machines/company-form';
import type { CompanyFormValues } from '@app/machines/company-form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Box, FieldGrid } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { AddressFields } from './address-fields.tsx';
import { useChangePerson, useCompanyForm, useFocusField, useFormValue, usePerson } from './form-context.ts';
import { FormPhone, FormText } from './form-fields.tsx';
import { Group } from './group.tsx';

type Seat = CompanyFormValues['companyAttributes']['addressesAttributes'][number];

/** What of an address two of its kinds share. */
const addressOf = ({ street, buildingNumber, apartmentNumber, postalCode, city }: Seat) => ({
  street,
  buildingNumber,
  apartmentNumber,
  postalCode,
  city,
});

/** Where the link and the code for signing go, and where the person lives if that is asked. */
export function PersonContact() {
  const t = useTranslations('companyForm.person');
  const { kind } = useCompanyForm();
  const change = useChangePerson();
  const focus = useFocusField();
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
  const seat = useFormValue(({ companyAttributes }) => companyAttributes.addressesAttributes[0]);
  const fillsLiving = usePerson(({ addressAttributes }) => addressAttributes?.street === '');
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
          {fillsLiving && seat !== undefined && seat.street !== '' && (
            <Box mb="4">
              <Button
                onClick={() => {
                  change((before) => ({
                    ...before,
                    addressAttributes: {
                      ...emptyLivingAddress(),
                      ...before.addressAttributes,
                      ...addressOf(seat),
                    },
                  }));
                  focus('addressAttributes.street');
                }}
              >
                {t('livesAtSeat', { whose: kind.legalForm === 'dg' ? 'mine' : 'other' })}
              </Button>
            </Box>
          )}
          <AddressFields living path="addressAttributes" />
        </Group>
      )}
    </>
  );
}
