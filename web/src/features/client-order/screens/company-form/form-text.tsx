import { isMasked } from '@app/machines/contract';
import { TextInput } from '../../../../kit/form/text-input.tsx';
import type { TextInputProps } from '../../../../kit/form/text-input.tsx';
import { FormField } from './form-field.tsx';
import type { Frame } from './form-field.tsx';

type Typing = {
  /** What becomes of the typed text. */
  normalise?: (typed: string) => string;
  /** How that is shown. */
  format?: (value: string) => string;
  /** What becomes of it on blur. */
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
          // A masked number is not mended: whoever comes to it types another.
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
