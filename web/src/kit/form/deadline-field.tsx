import { TextControl } from './form-fields.tsx';
import { MaskedInput } from './masked-input.tsx';

const masks = { date: '99-99-9999', time: '99:99' };

type Props = { of: 'date' | 'time'; label: string; placeholder: string };

/** The day or the time of a task's deadline, for the field around. */
export function DeadlineField({ of, label, placeholder }: Props) {
  return (
    <TextControl label={label} required span={6}>
      {(control) => (
        <MaskedInput
          {...control}
          mask={masks[of]}
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder}
        />
      )}
    </TextControl>
  );
}
