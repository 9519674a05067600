import { isPhone, normalisePhone, typedPhone } from '@app/machines/rules';
import { SpelledInput } from './spelled-input.tsx';

type Props = { value: string; onValue: (value: string) => void; onBlur: () => void };

/** A Polish phone number; +48 stands in its own cell and falls away however it gets in: typed, pasted or filled in. */
export function PhoneInput({ value, onValue, onBlur }: Props) {
  return (
    <SpelledInput
      spell={typedPhone}
      lead="+48"
      inputMode="tel"
      autoComplete="tel-national"
      value={value}
      onValue={onValue}
      onBlur={onBlur}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (!isPhone(normalisePhone(pasted))) return;
        event.preventDefault();
        onValue(typedPhone(pasted));
      }}
    />
  );
}
