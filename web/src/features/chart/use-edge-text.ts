import type { DocumentEdge } from '@app/machines/diagram';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ChartModel } from './chart-model.ts';

type Words = ReturnType<typeof useTranslations<'chart'>>;

function edgeText({ chart, statusOf }: ChartModel, t: Words) {
  const nameOf = (end: DocumentEdge['from']): string =>
    end === 'created' ? t('table.created') : statusOf(end).name;
  const actors = ({ actors: who }: DocumentEdge): string =>
    who.length === 0 ? t('panel.nobody') : who.map((actor) => chart.actorNames[actor]).join(', ');
  const event = (edge: DocumentEdge): string => chart.eventNames[edge.event];
  const target = ({ kind, to }: DocumentEdge): string =>
    kind === 'back' ? t('table.back') : to === null ? t('table.stays') : nameOf(to);
  return {
    from: (edge: DocumentEdge) => nameOf(edge.from),
    event,
    actors,
    target,
    /** 'sprzedawca, administrator: Potwierdzenie odbioru' */
    cause: (edge: DocumentEdge) => t('panel.by', { who: actors(edge), event: event(edge) }),
    /** 'Wysłano → Dostarczono: Potwierdzenie odbioru (sprzedawca, administrator)' */
    whole: (edge: DocumentEdge) => `${nameOf(edge.from)} → ${target(edge)}: ${event(edge)} (${actors(edge)})`,
  };
}

/** The words of an edge; the same as long as the chart's figures are. */
export function useEdgeText(model: ChartModel) {
  const t = useTranslations('chart');
  return useMemo(() => edgeText(model, t), [model, t]);
}
