import { isMasked } from '@app/machines/contract';
import { TextInput } from '../../../../kit/form/text-input.tsx';
import type { TextInputProps } from '../../../../kit/form/text-input.tsx';
import { FormField } from './form-field.tsx';
import type { Frame } from './form-field.tsx';

type Typing = {
  /** What is kept of what was typed. */
  normalise?: (typed: string) => string;
  /** How that is shown. */
  format?: (kept: string) => string;
  /** What becomes of it when the field is left. */
  normaliseOnBlur?: (kept: string) => string;
  /** Keeps it together with what follows from it. */
  onNormalised?: (kept: string) => void;
};

type Props = Frame &
  Typing &
  Pick<TextInputProps, 'autoComplete' | 'type' | 'maxLength'> & { input?: TextInputProps };

/** One line of text of the form. */
export function FormText({
  normalise: kept = same,
  format: shown = same,
  normaliseOnBlur: tidied = same,
  onNormalised: onKept,
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
          value={shown(value)}
          onChange={(event) => (onKept ?? onValue)(kept(event.target.value))}
          // A masked number is not mended: whoever comes to it types another.
          onFocus={(event) => isMasked(value) && event.target.select()}
          onBlur={() => {
            if (tidied(value) !== value) onValue(tidied(value));
            onBlur();
          }}
        />
      )}
    </FormField>
  );
}

const same = (text: string) => text;
