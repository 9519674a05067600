import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import type { ChartModel } from '../chart-model.ts';
import { Conditions } from '../conditions.tsx';
import { useDuration } from '../duration.ts';
import type { ReplayStep } from './replay-query.ts';
import { nameIn } from './replayed.ts';

const Said = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '220px minmax(0, 1fr)' },
    gap: { base: '0', sm: '8px 16px' },
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& > dt': { color: 'ink.muted' },
    '& > dd': { m: '0', mb: { base: '2', sm: '0' }, fontWeight: 'medium' },
  },
});

type Props = {
  model: ChartModel;
  /** Of which order, where two are shown. */
  title: string;
  step: ReplayStep;
  place: string;
  eventName: (event: string) => string;
};

/** What happened in a step: by whom and why, what held, what was seen afterwards and what went outside. */
export function StepCard({ model, title, step, place, eventName }: Props) {
  const t = useTranslations('replay');
  const duration = useDuration();
  const { chart } = model;
  const name = (status: string) => nameIn(chart, status) ?? t('gone');
  const from = step.from === null ? t('created') : name(step.from);
  const stayed = step.from === step.to && step.passed.length === 0;
  const who = [chart.actorNames[step.actor], step.by].filter((part) => part !== null).join(': ');
  const time = step.msInPrevious === null ? null : duration(step.msInPrevious);
  return (
    <Card as="section" aria-label={title} p={{ base: '4', md: '6' }}>
      <Box textStyle="small" color="ink.muted">
        {title} · {place} · {shortTime(new Date(step.at))}
      </Box>
      <Box as="h2" textStyle="h2" mt="1">
        {eventName(step.event)}
      </Box>
      <Box mb="4">
        {stayed ? name(step.to) : t('moved', { from, to: name(step.to) })}
        {step.passed.length > 0 && (
          <Box textStyle="small" color="ink.muted">
            {t('passed', { statuses: step.passed.map(name).join(', ') })}
          </Box>
        )}
      </Box>
      <Said>
        <dt>{t('who')}</dt>
        <dd>{step.how === 'forced' || step.how === 'own' ? who : `${who} (${t(`how.${step.how}`)})`}</dd>
        {step.reason !== null && (
          <>
            <dt>{t('reason')}</dt>
            <dd>{step.reason}</dd>
          </>
        )}
        {time !== null && (
          <>
            <dt>{t('time')}</dt>
            <dd>{step.usualMs === null ? time : t('usual', { time, usual: duration(step.usualMs) })}</dd>
          </>
        )}
        <dt>{t('client')}</dt>
        <dd>{step.client ?? t('nothing')}</dd>
        <dt>{t('salesman')}</dt>
        <dd>{step.salesman ?? t('nothing')}</dd>
      </Said>
      <Part title={t('held')}>
        {step.conditions === null ? (
          t('heldUnknown')
        ) : step.conditions.length === 0 ? (
          t('heldNone')
        ) : (
          <Conditions model={model} conditions={step.conditions} />
        )}
      </Part>
      <Part title={t('effects')}>
        {step.effects.length === 0 ? t('noEffects') : <Effects effects={step.effects} />}
      </Part>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box mt="4" textStyle="small" color="ink.muted">
      <Box as="h3" fontWeight="semibold" color="ink" mb="1">
        {title}
      </Box>
      {children}
    </Box>
  );
}

function Effects({ effects }: Pick<ReplayStep, 'effects'>) {
  const t = useTranslations('replay');
  return (
    <ul>
      {effects.map(({ name, doneAt, attempts }, at) => (
        <li key={`${name} ${at}`}>
          <Span color="ink">{name}</Span>
          {', '}
          {doneAt === null
            ? t('waiting', { attempts })
            : attempts > 1
              ? t('doneAfter', { at: shortTime(new Date(doneAt)), attempts })
              : t('done', { at: shortTime(new Date(doneAt)) })}
        </li>
      ))}
    </ul>
  );
}
