import { isMasked } from '@app/machines/contract';
import { TextInput } from '../../../../kit/form/text-input.tsx';
import type { TextInputProps } from '../../../../kit/form/text-input.tsx';
import { FormField } from './form-field.tsx';
import type { Frame } from './form-field.tsx';

type Typing = {
  /** Maps the typed text to the value. */
  normalise?: (typed: string) => string;
  /** Maps the value to the shown text. */
  format?: (value: string) => string;
  /** Maps the value on blur. */
  normaliseOnBlur?: (value: string) => string;
  /** Takes it in place of the form, to set what follows from it. */
  onNormalised?: (value: string) => void;
};

type Props = Frame &
  Typing &
  Pick<TextInputProps, 'autoComplete' | 'type' | 'maxLength'> & { input?: TextInputProps };

/** One line of text of the form. */
export function FormText({
  normalise = same,
  format = same,
  normaliseOnBlur = same,
  onNormalised,
  ...props
}: Props) {
  const { autoComplete = 'off', type = 'text', maxLength = 64, input, ...frame } = props;
  return (
    <FormField {...frame}>
      {({ value, onValue, onBlur }) => (
        <TextInput
          type={type}
          inputMode={type === 'email' ? 'email' : 'text'}
          autoComplete={autoComplete}
          maxLength={maxLength}
          {...input}
          value={format(value)}
          onChange={(event) => (onNormalised ?? onValue)(normalise(event.target.value))}
          // A masked number cannot be edited: focus selects it, so that typing replaces it.
          onFocus={(event) => isMasked(value) && event.target.select()}
          onBlur={() => {
            if (normaliseOnBlur(value) !== value) onValue(normaliseOnBlur(value));
            onBlur();
          }}
        />
      )}
    </FormField>
  );
}

const same = (text: string) => text;
