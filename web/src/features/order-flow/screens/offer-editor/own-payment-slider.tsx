import { chakra } from '@chakra-ui/react/styled-system';
import type { Calculation } from '@app/machines/rules';
import { useTranslations } from 'use-intl';

const Slider = chakra('input', {
  base: { width: 'full', accentColor: 'var(--app-colors-primary)', cursor: 'pointer', minHeight: '6' },
});

type Props = { bounds: Calculation['bounds']; percent: number; onPercent: (percent: number) => void };

/** The own payment by a slider in whole percents, from its least to its most. */
export function OwnPaymentSlider({ bounds, percent, onPercent }: Props) {
  const t = useTranslations('offerEditor');
  return (
    <Slider
      type="range"
      aria-label={t('slider')}
      min={Math.ceil(bounds.minPercent)}
      max={Math.floor(bounds.maxPercent)}
      step={1}
      value={Math.round(percent)}
      onChange={(event) => onPercent(Number(event.target.value))}
    />
  );
}
