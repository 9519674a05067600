import { normalisePhone } from '@app/machines/rules';
import { MaskedInput } from '../parts/masked-input.tsx';

type Props = { value: string; onValue: (value: string) => void; onBlur: () => void };

/** A Polish phone number; +48 stands in its own cell and falls away when it is pasted along. */
export function PhoneInput({ value, onValue, onBlur }: Props) {
  return (
    <MaskedInput
      mask="999 999 999"
      lead="+48"
      inputMode="tel"
      autoComplete="tel-national"
      value={value}
      onValue={onValue}
      onBlur={onBlur}
      onPaste={(event) => {
        const pasted = normalisePhone(event.clipboardData.getData('text'));
        if (!/^\d{9}$/.test(pasted)) return;
        event.preventDefault();
        onValue(pasted.replace(/(\d{3})(?=\d)/g, '$1 '));
      }}
    />
  );
}
