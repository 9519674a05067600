import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import type { ChartModel } from './chart-model.ts';

const List = chakra('ul', {
  base: {
    color: 'ink.muted',
    '& code': { fontFamily: 'mono', textStyle: 'caption', overflowWrap: 'anywhere' },
  },
});

/** What must hold, by the names of the guards, and the sentence with which each refuses. */
export function Conditions({ model, conditions }: { model: ChartModel; conditions: readonly string[] }) {
  const t = useTranslations('chart.panel');
  if (conditions.length === 0) return null;
  return (
    <List aria-label={t('when')}>
      {conditions.map((condition) => {
        const sentence = model.chart.refusals[condition];
        return (
          <li key={condition}>
            <code>{condition}</code> {sentence !== undefined && t('sentence', { sentence })}
          </li>
        );
      })}
    </List>
  );
}
