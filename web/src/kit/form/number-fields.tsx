import { AmountInput } from './amount-input.tsx';
import { ControlField } from './control-field.tsx';
import type { Derived, Frame } from './control-field.tsx';
import { PercentInput } from './percent-input.tsx';
import { TextInput } from './text-input.tsx';

/** Money in grosz, at most `max`; null while nothing is written. */
export function AmountField({
  max,
  ...frame
}: Frame & Derived<number | null> & { max?: number | undefined }) {
  return (
    <ControlField<number | null> {...frame}>
      {(control) => <AmountInput {...control} max={max} />}
    </ControlField>
  );
}

/** A percentage with two decimals; null while nothing is written. */
export function PercentField(frame: Frame & Derived<number | null>) {
  return <ControlField<number | null> {...frame}>{(control) => <PercentInput {...control} />}</ControlField>;
}

/** A number of pieces, at most four digits; null while nothing is written. */
export function CountField({ disabled = false, ...frame }: Frame & { disabled?: boolean }) {
  return (
    <ControlField<number | null> {...frame}>
      {({ value, onValue, onBlur }) => (
        <TextInput
          inputMode="numeric"
          textAlign="right"
          figures
          disabled={disabled}
          value={value ?? ''}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/gu, '').slice(0, 4);
            onValue(digits === '' ? null : Number(digits));
          }}
          onBlur={onBlur}
        />
      )}
    </ControlField>
  );
}
