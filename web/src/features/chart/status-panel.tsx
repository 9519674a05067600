import type { DocumentEdge, DocumentStatus } from '@app/machines/diagram';
import type { OrderStatus } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../kit/elements/box.tsx';
import { ButtonLink } from '../../kit/elements/button.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { IconButton } from '../../kit/elements/icon-button.tsx';
import { KeyValues } from '../../kit/elements/key-values.tsx';
import type { ChartModel } from './chart-model.ts';
import { Conditions } from './conditions.tsx';
import { useDuration } from './duration.ts';
import { Exits, Events } from './panel-edges.tsx';
import { useDeadlineText } from './use-deadline-text.ts';

type Props = {
  model: ChartModel;
  status: OrderStatus;
  /** When the figures were read, in epoch milliseconds. */
  readAt: number;
  listHref: (status: OrderStatus) => string;
  onChoose: (status: OrderStatus) => void;
  onClose: () => void;
};

const Part = chakra('section', {
  base: {
    px: '4',
    py: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    textStyle: 'small',
    '& > :is(h3, summary)': { fontWeight: 'semibold', mb: '2' },
  },
});

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part>
      <h3>{title}</h3>
      {children}
    </Part>
  );
}

/** A part that few look for: folded until it is asked for. */
const Folded = chakra('details', {
  base: {
    px: '4',
    py: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    textStyle: 'small',
    '& > summary': { fontWeight: 'semibold', cursor: 'pointer' },
    '&[open] > summary': { mb: '2' },
  },
});

/** Under this the panel stands above the view, maybe out of sight of what was pressed. */
const stacked = '(max-width: 1099px)';

/** Everything that the chart says of a status: where an order may go and by whom, what is seen, what entering it does. */
export function StatusPanel({ model, status: id, readAt, listHref, onChoose, onClose }: Props) {
  const t = useTranslations('chart.panel');
  const status = model.statusOf(id);
  const edges = model.chart.edges.filter(({ from }) => from === id);
  const of = (...kinds: readonly DocumentEdge['kind'][]) => edges.filter(({ kind }) => kinds.includes(kind));
  const place = model.chart.phases.findIndex((phase) => phase.id === status.phase);
  const name = model.chart.phases[place]?.name ?? '';
  const now = model.nowIn(id) ?? 0;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia(stacked).matches) card.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const stays = of('stay');
  const ends = of('cancel', 'deadline');
  return (
    <Card ref={card} as="section" aria-label={t('label')} scrollMarginTop="4">
      <Box p="4" display="flex" justifyContent="space-between" gap="2">
        <div>
          <Box textStyle="small" color="ink.muted">
            {status.phase === 'closed' ? name : t('phase', { place: place + 1, name })}
          </Box>
          <Box as="h2" textStyle="h2">
            {status.name}
          </Box>
        </div>
        <IconButton icon={X} label={t('close')} onClick={onClose} mt="-2" mr="-2" />
      </Box>
      <Box px="4" pb="4">
        <Figures {...{ model, status, readAt }} />
        {now > 0 && (
          <ButtonLink size="panel" kind="second" href={listHref(id)} mt="4" width="full">
            {t('show', { count: now })}
          </ButtonLink>
        )}
      </Box>
      <Section title={t('exits')}>
        <Exits model={model} edges={of('move')} onChoose={onChoose} none={t('noExits')} />
      </Section>
      {ends.length > 0 && (
        <Folded>
          <summary>{t('ends')}</summary>
          <Exits model={model} edges={ends} onChoose={onChoose} />
        </Folded>
      )}
      {stays.length > 0 && (
        <Folded>
          <summary>{t('stays')}</summary>
          <Events model={model} edges={stays} />
        </Folded>
      )}
      {of('back').map((edge) => (
        <Part key={edge.event}>
          {t('back')}
          <Conditions model={model} conditions={edge.conditions} />
        </Part>
      ))}
      <Section title={t('screens')}>
        <Screens model={model} status={status} />
      </Section>
      {status.effects.length > 0 && (
        <Section title={t('effects')}>
          <ul>
            {status.effects.map((effect) => (
              <li key={`${effect.name} ${effect.conditions.join()}`}>
                {effect.name}
                <Conditions model={model} conditions={effect.conditions} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {status.requires.length > 0 && (
        <Folded>
          <summary>{t('requires')}</summary>
          <Conditions model={model} conditions={status.requires} />
        </Folded>
      )}
    </Card>
  );
}

/** What is counted of it, as far as it is, and what the clock does. */
function Figures({ model, status, readAt }: { model: ChartModel; status: DocumentStatus; readAt: number }) {
  const t = useTranslations('chart.panel');
  const words = useTranslations('chart');
  const duration = useDuration();
  const deadline = useDeadlineText(model);
  const figures = model.figuresOf(status.id);
  const times = [
    [t('oldest'), figures?.oldestAt == null ? null : readAt - Date.parse(figures.oldestAt)],
    [t('median'), figures?.medianMs ?? null],
    [t('p90'), figures?.p90Ms ?? null],
    [t('longest'), figures?.longestMs ?? null],
  ] as const;
  const walked = model.walkedFrom(status.id);
  const count = model.nowIn(status.id);
  const now = count === undefined ? words('unknown') : words('status.orders', { count });
  return (
    <KeyValues
      rows={[
        { label: t('now'), value: status.transient ? words('status.transient') : now },
        ...(figures === null
          ? []
          : [{ label: t('entered'), value: words('number', { count: figures.entered }) }]),
        ...times.flatMap(([label, ms]) => (ms === null ? [] : [{ label, value: duration(ms) }])),
        ...(walked === null || walked.all === 0
          ? []
          : [{ label: t('walked'), value: words('coverage.walked', { ...walked }) }]),
        ...(model.forcedFrom(status.id) === 0
          ? []
          : [{ label: t('forced'), value: words('number', { count: model.forcedFrom(status.id) }) }]),
        ...(status.transient
          ? []
          : [
              {
                label: t('deadline'),
                value: <Span whiteSpace="normal">{deadline(status)}</Span>,
              },
            ]),
      ]}
    />
  );
}

const audiences = ['client', 'pos', 'offline'] as const;

/** The titles of the screens, and for which orders each is shown. */
function Screens({ model, status }: { model: ChartModel; status: DocumentStatus }) {
  const t = useTranslations('chart.panel');
  return (
    <Box as="dl" display="grid" gap="3" css={{ '& dt': { color: 'ink.muted' }, '& dd': { m: '0' } }}>
      {audiences.map((audience) => {
        const screens = status.screens[audience] ?? [];
        return (
          <div key={audience}>
            <dt>{t(`audiences.${audience}`)}</dt>
            {screens.length === 0 && <dd>{t('noScreen')}</dd>}
            {screens.map(({ title, conditions }) => (
              <dd key={`${title} ${conditions.join()}`}>
                {title}
                <Conditions model={model} conditions={conditions} />
              </dd>
            ))}
          </div>
        );
      })}
    </Box>
  );
}
