import { chakra } from '@chakra-ui/react/styled-system';
import type { Frame, Taking } from './control-field.tsx';
import { controlStyle } from './control-style.ts';
import { useFieldAttributes } from './field-context.ts';
import { TextControl } from './form-fields.tsx';

const StyledArea = chakra('textarea', controlStyle);

type AreaProps = {
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
  onBlur?: () => void;
};

/** Several lines of text; grows by the reader's hand. */
function TextArea({ onChange, ...rest }: AreaProps) {
  return (
    <StyledArea
      height="auto"
      minHeight="16"
      py="2"
      resize="vertical"
      rows={3}
      {...useFieldAttributes()}
      {...rest}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A comment or a reason. */
export function TextAreaField({ maxLength, ...frame }: Frame & Taking<string> & { maxLength: number }) {
  return (
    <TextControl {...frame}>
      {({ value, onValue, onBlur }) => (
        <TextArea value={value} maxLength={maxLength} onChange={onValue} onBlur={onBlur} />
      )}
    </TextControl>
  );
}
