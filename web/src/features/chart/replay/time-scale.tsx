import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import type { ReplayStep } from './replay-query.ts';

const Track = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    position: 'relative',
    minWidth: 'fit-content',
    height: '8',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: '0',
      right: '0',
      top: '50%',
      height: '2px',
      bg: 'line',
    },
    '& > li': { position: 'relative', flexShrink: '0', flexBasis: '6' },
    '& button': {
      display: 'block',
      boxSize: '4',
      mx: '1',
      borderRadius: 'round',
      border: '2px solid',
      borderColor: 'surface',
      bg: 'idle.dot',
      cursor: 'pointer',
      '&[data-done]': { bg: 'primary' },
      '&[data-forced]': { bg: 'waiting.dot' },
      '&[aria-current]': { boxSize: '6', mx: '0', outline: '2px solid', outlineColor: 'primary' },
    },
  },
});

/** Where each step stands between the first and the last, in percent. */
export function placesOf(steps: readonly ReplayStep[], isByTime: boolean): readonly number[] {
  const moments = steps.map(({ at }) => Date.parse(at));
  const [first = 0] = moments;
  const span = (moments.at(-1) ?? 0) - first;
  return steps.map((_, at) => {
    if (steps.length < 2) return 0;
    return isByTime && span > 0
      ? (((moments[at] ?? first) - first) / span) * 100
      : (at / (steps.length - 1)) * 100;
  });
}

type Props = {
  steps: readonly ReplayStep[];
  at: number;
  isByTime: boolean;
  eventName: (event: string) => string;
  onStep: (at: number) => void;
};

/** A mark a step, as far apart as they were or evenly, and never too near to be pressed; amber where somebody forced it. */
export function TimeScale({ steps, at, isByTime, eventName, onStep }: Props) {
  const t = useTranslations('replay');
  const places = placesOf(steps, isByTime);
  return (
    <Box overflowX="auto" px="1">
      <Track aria-label={t('steps')}>
        {steps.map((step, place) => (
          <li
            key={step.seq}
            style={{ flexGrow: (places[place + 1] ?? places[place] ?? 0) - (places[place] ?? 0) }}
          >
            <button
              type="button"
              aria-current={place === at ? 'step' : undefined}
              data-done={place <= at || undefined}
              data-forced={step.how === 'forced' || undefined}
              title={`${eventName(step.event)}, ${shortTime(new Date(step.at))}`}
              aria-label={t('step', {
                place: place + 1,
                event: eventName(step.event),
                at: shortTime(new Date(step.at)),
              })}
              onClick={() => onStep(place)}
            />
          </li>
        ))}
      </Track>
    </Box>
  );
}
