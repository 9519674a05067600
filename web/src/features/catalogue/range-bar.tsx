import { formatPln, spanFaults, spanGaps } from '@app/machines/rules';
import type { ValueSpan } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../kit/elements/box.tsx';

/** Where a value stands on an axis that grows by powers: small ranges stay visible beside large ones. */
const placeOf = (value: number, most: number): number =>
  most <= 0 ? 0 : (100 * Math.log10(1 + Math.max(value, 0) / 10_000)) / Math.log10(1 + most / 10_000);

/** The ranges on an axis of values, with the gaps between them and where they overlap; said in words too. */
export function RangeBar({ ranges }: { ranges: readonly ValueSpan[] }) {
  const t = useTranslations('category');
  const sound = ranges.filter(({ priceFrom, priceTo }) => priceFrom <= priceTo);
  if (sound.length === 0) return null;
  const most = Math.max(...sound.map(({ priceTo }) => priceTo));
  const faults = spanFaults(ranges);
  const wrong = ranges.flatMap((_, at) =>
    faults[at] === 'overlaps' || faults[at] === 'repeated' ? [at + 1] : [],
  );
  const gaps = spanGaps(sound, { from: null, to: null });
  return (
    <Box mb="4">
      <Box
        role="img"
        aria-label={t('bar')}
        position="relative"
        height="3"
        bg="surface.subtle"
        borderRadius="small"
        overflow="hidden"
      >
        {ranges.map(({ priceFrom, priceTo }, at) => {
          if (priceFrom > priceTo) return null;
          const [left, right] = [placeOf(priceFrom, most), placeOf(priceTo, most)];
          return (
            <Span
              key={at}
              position="absolute"
              top="0"
              bottom="0"
              bg={
                faults[at] === 'overlaps' || faults[at] === 'repeated'
                  ? 'refused'
                  : at % 2 === 0
                    ? 'primary'
                    : 'primary.line'
              }
              opacity={faults[at] === null ? 1 : 0.7}
              style={{ left: `${left}%`, width: `${Math.max(right - left, 0.5)}%` }}
            />
          );
        })}
      </Box>
      {wrong.length > 0 && (
        <Box textStyle="small" color="refused" mt="1">
          {t('overlaps', { rows: wrong.join(', ') })}
        </Box>
      )}
      {gaps.length > 0 && (
        <Box textStyle="small" color="ink.muted" mt="1">
          {t('gaps', {
            spans: gaps
              .map(({ priceFrom, priceTo }) => `${formatPln(priceFrom)}–${formatPln(priceTo)}`)
              .join(', '),
          })}
        </Box>
      )}
    </Box>
  );
}
