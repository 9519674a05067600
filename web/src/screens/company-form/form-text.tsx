import { isMasked } from '@app/machines/contract';
import type { ComponentProps } from 'react';
import { TextInput } from '../../parts/text-input.tsx';
import type { TextInputProps } from '../../parts/text-input.tsx';
import { useFormTies } from './form-context.ts';
import { FormFrame, useText } from './form-field.tsx';
import type { Frame } from './form-field.tsx';

type Typing = {
  /** What is kept of what was typed. */
  kept?: ((typed: string) => string) | undefined;
  /** How that is shown. */
  shown?: ((kept: string) => string) | undefined;
  /** What becomes of it when the field is left. */
  tidied?: ((kept: string) => string) | undefined;
  /** Keeps it together with what follows from it. */
  onKept?: ((kept: string) => void) | undefined;
};

type Props = Frame &
  Typing &
  Pick<TextInputProps, 'autoComplete' | 'type' | 'maxLength'> & { input?: TextInputProps };

/** One line of text of the form. A key draws the bare input again; its look and all around it stay as they are. */
export function FormText({ kept, shown, tidied, onKept, ...props }: Props) {
  const { autoComplete = 'off', type = 'text', maxLength = 64, input, ...frame } = props;
  return (
    <FormFrame {...frame}>
      <TextInput
        asChild
        type={type}
        inputMode={type === 'email' ? 'email' : 'text'}
        autoComplete={autoComplete}
        maxLength={maxLength}
        {...input}
      >
        <Typed path={frame.name} typing={{ kept, shown, tidied, onKept }} />
      </TextInput>
    </FormFrame>
  );
}

const same = (text: string) => text;

type TypedProps = ComponentProps<'input'> & { path: Frame['name']; typing: Typing };

function Typed({ path, typing, ...look }: TypedProps) {
  const { kept = same, shown = same, tidied = same, onKept } = typing;
  const { left } = useFormTies();
  const [value, onValue] = useText(path);
  return (
    <input
      {...look}
      value={shown(value)}
      onChange={(event) => (onKept ?? onValue)(kept(event.target.value))}
      // A masked number is not mended: whoever comes to it types another.
      onFocus={(event) => isMasked(value) && event.target.select()}
      onBlur={() => {
        if (tidied(value) !== value) onValue(tidied(value));
        left.add(path);
      }}
    />
  );
}
