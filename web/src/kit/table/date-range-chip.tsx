import { isCalendarDate } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { Span } from '../elements/box.tsx';
import { DateInput } from '../form/date-input.tsx';
import { chipStyle } from './chip.ts';

const Frame = chakra('span', chipStyle);

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
      <Day label={fromLabel} day={from} onDay={onFrom} />
      <Span aria-hidden>{'–'}</Span>
      <Day label={toLabel} day={to} onDay={onTo} />
    </Frame>
  );
}

/** A day without a frame of its own; what is not whole or in no calendar is none. */
function Day({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  return (
    <DateInput
      aria-label={label}
      value={day}
      onValue={(typed) => {
        const next = isCalendarDate(typed) ? typed : '';
        if (next !== day) onDay(next);
      }}
      height="6"
      width="84px"
      px="0"
      border="0"
      bg="transparent"
      textStyle="small"
      fontVariantNumeric="tabular-nums"
    />
  );
}
