import type { ChartDocument } from '@app/machines/diagram';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { Icon } from '../../../kit/elements/icon.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { useDuration } from '../duration.ts';
import type { Variants } from './process-queries.ts';

const Way = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 6px',
    textStyle: 'small',
    '& > li': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      '& > [data-status]': {
        px: '2',
        py: '0.5',
        bg: 'surface.subtle',
        borderRadius: 'box',
        border: '1px solid',
        borderColor: 'line',
      },
    },
  },
});

/** How much of the whole, as a bar. */
function Bar({ share }: { share: number }) {
  return (
    <Box aria-hidden height="6px" bg="surface.subtle" borderRadius="box" mt="2">
      <Box height="full" bg="primary" borderRadius="box" style={{ width: `${share * 100}%` }} />
    </Box>
  );
}

const percent = new Intl.NumberFormat('pl-PL', { style: 'percent', maximumFractionDigits: 1 });

type Props = { chart: ChartDocument; variants: Variants; area: string };

/** The ten ways that most orders went, each with its share, fitness and usual time. */
export function VariantsCard({ chart, variants: found, area }: Props) {
  const t = useTranslations('process');
  const duration = useDuration();
  const names = new Map<string, string>(chart.statuses.map(({ id, name }) => [id, name]));
  const nameOf = (status: string | null) =>
    status === null ? t('created') : (names.get(status) ?? t('gone'));
  const events: Readonly<Record<string, string>> = chart.eventNames;
  if (found.orders === 0)
    return (
      <PanelCard title={t('variants')} first>
        <EmptyState title={t('none')} text={t('noneText')} />
      </PanelCard>
    );
  return (
    <>
      <PanelCard title={t('variants')} first>
        <Box textStyle="small" color="ink.muted" mb="3">
          {t('counted', {
            orders: found.orders,
            variants: found.variantsCount,
            from: dayOf(found.dateFrom),
            to: dayOf(found.dateTo),
          })}{' '}
          {!found.whole && t('newest')}
          <Box display="flex" flexWrap="wrap" gap="0 24px" color="ink" mt="1">
            <span>{t('fitness', { share: percent.format(found.fitness) })}</span>
            <span>{t('forced', { count: found.forced })}</span>
            <span>{t('deviating', { count: found.deviating })}</span>
          </Box>
        </Box>
        <PanelRows>
          {found.variants.map(({ statuses, orders, fitness, medianMs }) => (
            <li key={statuses.join(' ')}>
              <Box width="full" minWidth="0">
                <Box display="flex" flexWrap="wrap" gap="0 12px" mb="2">
                  <Span fontWeight="semibold">{t('orders', { count: orders })}</Span>
                  <Span color="ink.muted">
                    {t('share', {
                      share: percent.format(orders / found.orders),
                      fitness: percent.format(fitness),
                      time: duration(medianMs),
                    })}
                  </Span>
                </Box>
                <Way>
                  {statuses.map((status, at) => (
                    <li key={`${status} ${at}`}>
                      {at > 0 && <Icon of={ArrowRight} size="small" color="ink.muted" />}
                      <span data-status>{nameOf(status)}</span>
                    </li>
                  ))}
                </Way>
                <Bar share={orders / found.orders} />
              </Box>
            </li>
          ))}
        </PanelRows>
      </PanelCard>
      {found.deviations.length > 0 && (
        <PanelCard title={t('deviations')} count={found.deviating}>
          <PanelRows>
            {found.deviations.map(({ order, event, from, to }) => (
              <li key={order.slug}>
                <TextLink href={`/${area}/orders/${order.slug}/replay`}>{order.siemensId}</TextLink>
                <Box minWidth="0">
                  {t('deviation', {
                    from: nameOf(from),
                    to: nameOf(to),
                    event: events[event] ?? t('mapped'),
                  })}
                </Box>
              </li>
            ))}
          </PanelRows>
        </PanelCard>
      )}
    </>
  );
}

/** '2026-11-02' as '02.11.2026'. */
const dayOf = (day: string): string => day.split('-').toReversed().join('.');
