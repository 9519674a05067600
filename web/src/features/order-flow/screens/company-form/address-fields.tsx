import { normaliseStreet, streetOfLine } from '@app/machines/rules';
import type { AnyFormApi } from '@tanstack/react-form';
import { FieldGrid } from '../../../../kit/elements/box.tsx';
import { useFormContext } from '../../../../kit/form/form-context.ts';
import { MaskedInput } from '../../../../kit/form/masked-input.tsx';
import { FormControl, FormSelect, FormText } from './form-fields.tsx';
import type { FieldName } from './form-values.ts';
import { useCountries } from './use-countries.ts';

type Props = {
  /** Where the address stands in the form around. */
  path: FieldName;
  /** A living address: the country of permanent residence is asked too. */
  living?: boolean;
};

/** A Polish address; fields as wide as what goes in. */
export function AddressFields({ path, living = false }: Props) {
  const countries = useCountries();
  const form: AnyFormApi = useFormContext();
  const at = (name: string) => `${path}.${name}` as FieldName;
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
      <FormControl name={at('postalCode')} span={3}>
        {(control) => (
          <MaskedInput mask="99-999" inputMode="numeric" autoComplete="postal-code" {...control} />
        )}
      </FormControl>
      <FormText name={at('city')} span={living ? 5 : 7} autoComplete="address-level2" />
      {living && <FormSelect name={at('homeCountry')} span={4} options={countries} />}
    </FieldGrid>
  );
}
