import type { ChartDocument, ChartLayout } from '@app/machines/diagram';
import { isOrderStatus, phaseOf } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { IconButton } from '../../../kit/elements/icon-button.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { ToggleGroup } from '../../../kit/form/toggle-group.tsx';
import { useKeys } from '../../../kit/use-keys.ts';
import { chartModel } from '../chart-model.ts';
import { PhaseDrawing } from '../phase-drawing.tsx';
import { CompareForm } from './compare-form.tsx';
import { replayQuery } from './replay-query.ts';
import type { Replay } from './replay-query.ts';
import { figuresUpTo, partedAt, stepBeside } from './replayed.ts';
import type { ReplaySearch } from './replay-search.ts';
import { StepCard } from './step-card.tsx';
import { TimeScale } from './time-scale.tsx';
import { usePlayer } from './use-player.ts';

const speeds = ['1', '2', '4'] as const;

type Props = {
  area: string;
  life: Replay;
  chart: ChartDocument;
  layout: ChartLayout;
  search: ReplaySearch;
  onSearch: (search: ReplaySearch) => void;
};

/** The steps of a life with the phase of the present one drawn; beside it another life where one is asked for. */
export function Compared({ area, life, chart, layout, search, onSearch }: Props) {
  const t = useTranslations('replay');
  const [speed, setSpeed] = useState<(typeof speeds)[number]>('1');
  const { steps } = life;
  const at = Math.min(search.step ?? steps.length, steps.length) - 1;
  const go = (place: number) => onSearch({ ...search, step: Math.max(1, Math.min(place + 1, steps.length)) });
  const { isPlaying, toggle, stop } = usePlayer({
    isLast: at >= steps.length - 1,
    speed: Number(speed),
    onNext: () => go(at + 1),
    onFirst: () => go(0),
  });
  const pause = (place: number) => {
    stop();
    go(place);
  };
  useKeys<'replay'>({
    arrowleft: () => pause(at - 1),
    arrowright: () => pause(at + 1),
    home: () => pause(0),
    end: () => pause(steps.length - 1),
    ' ': toggle,
  });
  const step = steps[at];
  const model = useMemo(() => chartModel(chart, figuresUpTo(steps.slice(0, at + 1))), [chart, steps, at]);
  const names: Readonly<Record<string, string>> = chart.eventNames;
  const eventName = (event: string) => names[event] ?? t('mapped');
  const status = step !== undefined && isOrderStatus(step.to) ? step.to : undefined;
  const phase = status === undefined ? undefined : phaseOf(status);
  if (step === undefined) return null;
  const placeOf = (place: number, count: number) => t('stepOf', { place: place + 1, count });
  return (
    <>
      <Row gap="4" textStyle="small" flexWrap="wrap">
        <TextLink href={`/${area}/orders/${life.slug}`}>{t('order', { number: life.siemensId })}</TextLink>
        <TextLink href={`/${area}/chart?${new URLSearchParams({ order: life.slug, view: 'graph' })}`}>
          {t('onChart')}
        </TextLink>
      </Row>
      <Row justifyContent="space-between" flexWrap="wrap" gap="3" alignItems="flex-start">
        <PageTitle>{t('title', { number: life.siemensId })}</PageTitle>
        <CompareForm
          slug={life.slug}
          isCompared={search.with !== undefined}
          onOther={(other) => {
            const { with: _before, ...alone } = search;
            onSearch(other === null ? alone : { ...alone, with: other });
          }}
        />
      </Row>
      <Card mt="3" p="4" display="grid" gap="3">
        <Row justifyContent="space-between" flexWrap="wrap" gap="2">
          <Row gap="1">
            <IconButton
              icon={ChevronLeft}
              label={t('previous')}
              disabled={at === 0}
              onClick={() => pause(at - 1)}
            />
            <IconButton
              icon={isPlaying ? Pause : Play}
              label={t(isPlaying ? 'stop' : 'play')}
              onClick={toggle}
            />
            <IconButton
              icon={ChevronRight}
              label={t('next')}
              disabled={at >= steps.length - 1}
              onClick={() => pause(at + 1)}
            />
            <Box textStyle="small" color="ink.muted" ml="2" aria-live={isPlaying ? 'off' : 'polite'}>
              {placeOf(at, steps.length)}
            </Box>
          </Row>
          <Row gap="3" flexWrap="wrap">
            <ToggleGroup
              legend={t('speed')}
              value={speed}
              options={speeds.map((value) => ({ value, label: t('times', { count: value }) }))}
              onValue={setSpeed}
            />
            <ToggleGroup
              legend={t('scale')}
              value={search.scale ?? 'even'}
              options={(['even', 'time'] as const).map((value) => ({ value, label: t(`scales.${value}`) }))}
              onValue={(scale) => {
                const { scale: _before, ...others } = search;
                onSearch(scale === 'time' ? { ...others, scale } : others);
              }}
            />
          </Row>
        </Row>
        <TimeScale {...{ steps, at, eventName }} isByTime={search.scale === 'time'} onStep={pause} />
      </Card>
      <Box mt="4" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {phase !== undefined && (
          <PhaseDrawing
            key={phase}
            {...{ model, phase }}
            ofOne
            layout={layout[phase].moves}
            search={{ view: 'graph', phase, ...(status !== undefined && { status }) }}
            onSearch={({ status: pressed }) => {
              const found = steps.findIndex(({ to }) => to === pressed);
              if (found >= 0) pause(found);
            }}
          />
        )}
        <Box
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            lg: search.with === undefined ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
          }}
        >
          <StepCard
            {...{ model, step, eventName }}
            title={t('order', { number: life.siemensId })}
            place={placeOf(at, steps.length)}
          />
          {search.with !== undefined && (
            <Other key={search.with} {...{ life, model, step, at, eventName, placeOf }} slug={search.with} />
          )}
        </Box>
      </Box>
    </>
  );
}

type OtherProps = {
  life: Replay;
  slug: string;
  model: ReturnType<typeof chartModel>;
  step: Replay['steps'][number];
  at: number;
  eventName: (event: string) => string;
  placeOf: (place: number, count: number) => string;
};

/** The step of another order that came to the same status, and where the two parted. */
function Other({ life, slug, model, step, at, eventName, placeOf }: OtherProps) {
  const t = useTranslations('replay');
  const query = useQuery(replayQuery(slug));
  const other = query.data;
  const said = (text: string) => (
    <Card p={{ base: '4', md: '6' }}>
      <SmallText role="status">{text}</SmallText>
    </Card>
  );
  if (query.isError) return said(t('noSuch'));
  if (other === undefined) return said('…');
  if (other.financingType !== life.financingType) return said(t('otherKind'));
  const parted = partedAt(life.steps, other.steps);
  const beside = stepBeside(other.steps, step, at);
  const same = beside === null ? undefined : other.steps[beside];
  const nameAt = ({ steps }: Replay, place: number) => eventName(steps[place]?.event ?? '');
  return (
    <Box display="grid" gap="4">
      {same === undefined || beside === null ? (
        said(t('notThere'))
      ) : (
        <StepCard
          {...{ model, eventName }}
          step={same}
          title={t('order', { number: other.siemensId })}
          place={placeOf(beside, other.steps.length)}
        />
      )}
      <SmallText role="status">
        {parted !== null
          ? t('parted', { place: parted + 1, one: nameAt(life, parted), other: nameAt(other, parted) })
          : t(life.steps.length === other.steps.length ? 'same' : 'sameSoFar')}
      </SmallText>
    </Box>
  );
}
