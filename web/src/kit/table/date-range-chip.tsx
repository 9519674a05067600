import { chakra } from '@chakra-ui/react/styled-system';
import { Span } from '../elements/box.tsx';
import { chipStyle } from './chip.ts';

const Frame = chakra('span', chipStyle);
const Day = chakra('input', {
  base: {
    bg: 'transparent',
    border: '0',
    p: '0',
    color: 'inherit',
    fontFamily: 'body',
    textStyle: 'small',
    width: '112px',
  },
});

type Props = {
  label: string;
  fromLabel: string;
  toLabel: string;
  /** YYYY-MM-DD, both included; '' where it is open. */
  from: string;
  to: string;
  onFrom: (day: string) => void;
  onTo: (day: string) => void;
};

/** A filter from one day to another. */
export function DateRangeChip({ label, fromLabel, toLabel, from, to, onFrom, onTo }: Props) {
  return (
    <Frame chosen={from !== '' || to !== ''} cursor="default">
      <Span>{label}</Span>
      <Day
        type="date"
        aria-label={fromLabel}
        value={from}
        max={to === '' ? undefined : to}
        onChange={(event) => onFrom(event.target.value)}
      />
      <Span aria-hidden>{'–'}</Span>
      <Day
        type="date"
        aria-label={toLabel}
        value={to}
        min={from === '' ? undefined : from}
        onChange={(event) => onTo(event.target.value)}
      />
    </Frame>
  );
}
