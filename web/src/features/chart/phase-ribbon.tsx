import type { Phase } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { ForScreenReader } from '../../kit/elements/box.tsx';
import { showWhole } from '../../kit/table/filters.tsx';
import type { ChartModel } from './chart-model.ts';

const Ribbon = chakra('div', {
  base: {
    display: 'flex',
    mt: '4',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'box',
    bg: 'surface',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& button': {
      // What only a screen reader sees lies within its button, not beside the page.
      position: 'relative',
      flex: '1 0 auto',
      minWidth: '104px',
      px: '3',
      py: '2',
      textAlign: 'left',
      textStyle: 'small',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      borderLeft: '1px solid',
      borderColor: 'line',
      _first: { borderLeftWidth: '0' },
      _hover: { bg: 'surface.hover' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[aria-pressed=true]': {
        bg: 'primary.tint',
        boxShadow: 'inset 0 -2px 0 var(--app-colors-primary)',
      },
      '& span': { display: 'block', color: 'ink.muted' },
      '& b': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
      '& i': { ml: '2', fontStyle: 'normal', fontWeight: 'regular', color: 'waiting' },
    },
  },
});

type Props = {
  model: ChartModel;
  chosen: Phase | undefined;
  onChoose: (phase: Phase) => void;
};

/** The phases in the order in which orders live, with how many are in each and, in amber, how many wait for an administrator. */
export function PhaseRibbon({ model, chosen, onChoose }: Props) {
  const t = useTranslations('chart');
  return (
    <Ribbon role="group" aria-label={t('phases')} onFocus={showWhole}>
      {model.chart.phases.map(({ id, name }, index) => {
        const orders = model.ordersIn(id);
        const title = id === 'closed' ? name : t('phase', { place: index + 1, name });
        return (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <span aria-hidden>{title}</span>
            <b aria-hidden>
              {orders === null ? t('unknown') : t('number', { count: orders.count })}
              {orders !== null && orders.waiting > 0 && <i>{t('number', { count: orders.waiting })}</i>}
            </b>
            <ForScreenReader>
              {orders === null
                ? t('phaseUnknown', { name: title })
                : t('phaseCount', { name: title, ...orders })}
            </ForScreenReader>
          </button>
        );
      })}
    </Ribbon>
  );
}
