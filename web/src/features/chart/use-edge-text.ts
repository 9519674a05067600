import type { DocumentEdge } from '@app/machines/diagram';
import { useTranslations } from 'use-intl';
import type { ChartModel } from './chart-model.ts';

/** The words of an edge. */
export function useEdgeText({ chart, statusOf }: ChartModel) {
  const t = useTranslations('chart');
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
