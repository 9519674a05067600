import { useTranslations } from 'use-intl';
import { FieldGrid } from '../../parts/box.tsx';
import { MaskedInput } from '../../parts/masked-input.tsx';
import { FormField } from './form-field.tsx';
import type { TextPath } from './form-field.tsx';
import { FormText } from './form-text.tsx';

/** A Polish address; fields as wide as what goes in. */
export function AddressFields({ path }: { path: string }) {
  const t = useTranslations('companyForm.address');
  const at = (name: string) => `${path}.${name}` as TextPath;
  return (
    <FieldGrid>
      <FormText name={at('street')} label={t('street')} span={6} autoComplete="address-line1" />
      <FormText name={at('buildingNumber')} label={t('building')} span={3} maxLength={8} />
      <FormText name={at('apartmentNumber')} label={t('apartment')} span={3} required={false} maxLength={8} />
      <FormField name={at('postalCode')} label={t('postalCode')} span={3}>
        {({ value, onValue, onBlur }) => (
          <MaskedInput
            mask="99-999"
            inputMode="numeric"
            autoComplete="postal-code"
            value={value}
            onValue={onValue}
            onBlur={onBlur}
          />
        )}
      </FormField>
      <FormText name={at('city')} label={t('city')} span={7} autoComplete="address-level2" />
    </FieldGrid>
  );
}
