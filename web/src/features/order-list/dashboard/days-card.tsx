import { formatPln, fromDecimal } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import type { Dashboard } from './dashboard-query.ts';

type Days = NonNullable<Dashboard['days']>;
type Figure = 'begun' | 'decided' | 'delivered';

const shown = 14;

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '4', md: '6' },
    textStyle: 'small',
    '& dt': { color: 'ink.muted' },
  },
});

const Spark = chakra('svg', { base: { display: 'block', width: 'full', height: '56px', mt: '2' } });

const total = (days: Days, figure: Figure) => days.reduce((sum, day) => sum + day[figure], 0);

/** A bar a day, today's in the strong colour. */
function Bars({ figures, label }: { figures: readonly number[]; label: string }) {
  const most = Math.max(1, ...figures);
  const step = 100 / figures.length;
  return (
    <Spark viewBox="0 0 100 56" preserveAspectRatio="none" role="img" aria-label={label}>
      {figures.map((figure, day) => {
        const height = Math.max(1, (figure / most) * 54);
        return (
          <chakra.rect
            // eslint-disable-next-line react/no-array-index-key -- the place is the day
            key={day}
            x={day * step + step * 0.1}
            y={56 - height}
            width={step * 0.8}
            height={height}
            fill={day === figures.length - 1 ? 'primary' : 'primary.line'}
          />
        );
      })}
    </Spark>
  );
}

/** What came of the last 14 days beside the 14 before them. */
export function DaysCard({ days }: { days: Days }) {
  const t = useTranslations('dashboard');
  const now = days.slice(-shown);
  const before = days.slice(0, -shown);
  const begun = total(now, 'begun');
  const earlier = total(before, 'begun');
  const change = Math.round((100 * (begun - earlier)) / Math.max(1, earlier));
  const price = now.reduce((sum, day) => sum + fromDecimal(day.deliveredPrice), 0);
  const besides: Readonly<Record<Figure, string | null>> = {
    begun: earlier === 0 ? null : t('change', { sign: change > 0 ? '+' : '', percent: change }),
    decided: begun === 0 ? null : t('share', { percent: Math.round((100 * total(now, 'decided')) / begun) }),
    delivered: t('net', { amount: formatPln(price) }),
  };
  return (
    <PanelCard title={t('days')} first>
      <Figures>
        {(['begun', 'decided', 'delivered'] as const).map((figure) => {
          const figures = now.map((day) => day[figure]);
          return (
            <div key={figure}>
              <dt>{t(figure)}</dt>
              <dd>
                <Span textStyle="h3" fontVariantNumeric="tabular-nums">
                  {total(now, figure)}
                </Span>
                <Span ml="2" color="ink.muted">
                  {besides[figure]}
                </Span>
                <Box>
                  <Bars figures={figures} label={t('byDay', { figures: figures.join(', ') })} />
                </Box>
              </dd>
            </div>
          );
        })}
      </Figures>
    </PanelCard>
  );
}
