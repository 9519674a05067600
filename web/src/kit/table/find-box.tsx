import { chakra } from '@chakra-ui/react/styled-system';
import { controlStyle } from '../form/control-style.ts';

const Input = chakra('input', controlStyle);

type Props = { label: string; text: string; onText: (text: string) => void };

/** A text that a list is narrowed to, at most 60 characters; where it is cleared from outside, the caller gives another key. */
export function FindBox({ label, text, onText }: Props) {
  return (
    <Input
      type="search"
      defaultValue={text}
      aria-label={label}
      placeholder={label}
      maxLength={60}
      height="8"
      width={{ base: 'full', md: '240px' }}
      flex="none"
      textStyle="small"
      onChange={(event) => onText(event.target.value)}
    />
  );
}
