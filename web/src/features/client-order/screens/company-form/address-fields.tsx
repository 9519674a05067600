import { normaliseStreet, streetOfLine } from '@app/machines/rules';
import { FieldGrid } from '../../../../kit/elements/box.tsx';
import { MaskedInput } from '../../../../kit/form/masked-input.tsx';
import { useCountries } from './use-countries.ts';
import { useFormContext } from './form-context.ts';
import { FormField } from './form-field.tsx';
import type { TextPath } from './form-field.tsx';
import { FormSelect } from './form-select.tsx';
import { FormText } from './form-text.tsx';

type Props = {
  path: string;
  /** A living address: the country of permanent residence is asked too. */
  living?: boolean;
};

/** A Polish address; fields as wide as what goes in. */
export function AddressFields({ path, living = false }: Props) {
  const countries = useCountries();
  const { form } = useFormContext();
  const at = (name: string) => `${path}.${name}` as TextPath;
  const typedAt = (name: string) => String(form.getFieldValue(at(name)) ?? '');
  return (
    <FieldGrid phone="halves">
      <FormText
        name={at('street')}
        autoComplete="address-line1"
        normaliseOnBlur={(typed) =>
          normaliseStreet(streetOfLine(typed, typedAt('buildingNumber'), typedAt('apartmentNumber')))
        }
      />
      <FormText name={at('buildingNumber')} span={3} maxLength={8} />
      <FormText name={at('apartmentNumber')} span={3} required={false} maxLength={8} />
      <FormField name={at('postalCode')} span={3}>
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
      <FormText name={at('city')} span={living ? 5 : 7} autoComplete="address-level2" />
      {living && <FormSelect name={at('homeCountry')} span={4} options={countries} />}
    </FieldGrid>
  );
}
