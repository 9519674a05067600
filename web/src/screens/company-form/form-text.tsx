import { TextInput } from '../../parts/text-input.tsx';
import { FormField } from './form-field.tsx';
import type { TextPath } from './form-field.tsx';

type Props = {
  name: TextPath;
  label: string;
  help?: string;
  required?: boolean;
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  autoComplete?: string;
  type?: 'text' | 'email';
  maxLength?: number;
};

/** One line of plain text of the form. */
export function FormText({ autoComplete = 'off', type = 'text', maxLength = 64, ...field }: Props) {
  return (
    <FormField {...field}>
      {({ value, onValue, onBlur }) => (
        <TextInput
          type={type}
          inputMode={type}
          autoComplete={autoComplete}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}
