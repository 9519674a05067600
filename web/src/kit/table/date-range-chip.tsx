import { isCalendarDate } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { Span } from '../elements/box.tsx';
import { DateInput } from '../form/date-input.tsx';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { chipStyle } from './chip.ts';
import { ClearChip } from './clear-chip.tsx';

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
  /** Opens both ends again, where they can be. */
  onClear?: (() => void) | undefined;
};

/** A filter from one day to another; it says which days are none, or that they are the wrong way round. */
export function DateRangeChip({ label, fromLabel, toLabel, from, to, onFrom, onTo, onClear }: Props) {
  const t = useTranslations('list');
  const frame = useRef<HTMLSpanElement>(null);
  const chosen = from !== '' || to !== '';
  return (
    <Frame ref={frame} chosen={chosen} cursor="default">
      <Span>{label}</Span>
      <Day label={fromLabel} day={from} onDay={onFrom} />
      <Span aria-hidden>{'–'}</Span>
      <Day label={toLabel} day={to} onDay={onTo} />
      {from !== '' && to !== '' && from > to && (
        <Span role="alert" color="refused">
          {t('daysReversed')}
        </Span>
      )}
      {chosen && onClear !== undefined && (
        <ClearChip
          of={label.replace(':', '')}
          mr="-2"
          onClick={() => {
            onClear();
            frame.current?.querySelector('input')?.focus();
          }}
        />
      )}
    </Frame>
  );
}

/** A day without a frame of its own; what is not whole or in no calendar filters nothing. */
function Day({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const t = useTranslations('list');
  const errorId = useId();
  const [typedWrong, setTypedWrong] = useState(false);
  const wrong = typedWrong && day === '';
  return (
    <>
      <DateInput
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? errorId : undefined}
        value={day}
        onValue={(typed) => {
          const next = isCalendarDate(typed) ? typed : '';
          setTypedWrong(typed !== next);
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
      {wrong && (
        <Span id={errorId} role="alert" color="refused">
          {t('noSuchDay')}
        </Span>
      )}
    </>
  );
}
