import type { ChartDocument } from '@app/machines/diagram';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import type { Coverage } from '../chart-data.ts';

type Props = {
  /** Undefined until it is there; its words name what was covered. */
  chart: ChartDocument | undefined;
  /** Null where no walks were kept. */
  coverage: Coverage | null;
  area: string;
};

/** What the last walks through the pages have covered, in figures, and what they have not, by name. */
export function CoverageView({ chart, coverage, area }: Props) {
  const t = useTranslations('release.coverage');
  if (coverage === null)
    return (
      <Card>
        <EmptyState title={t('none')} text={t('noneText')} />
      </Card>
    );
  const { at, sameChart, statuses, unseen, pressed, unpressed } = coverage;
  const names = new Map<string, string>(chart?.statuses.map(({ id, name }) => [id, name]));
  const events = new Map<string, string>(Object.entries(chart?.eventNames ?? {}));
  const actors = new Map<string, string>(Object.entries(chart?.actorNames ?? {}));
  const nameOf = (status: string): string => names.get(status) ?? status;
  const share = (done: number, left: number) => t('of', { pressed: done, all: done + left });
  const who = [...new Set([...pressed, ...unpressed].map(({ actor }) => actor))];
  const ofActor = (list: Coverage['pressed'], actor: string) =>
    list.filter((each) => each.actor === actor).length;
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <PanelCard title={t('title')} first>
        <KeyValues
          rows={[
            { label: t('at'), value: shortTime(new Date(at)) },
            { label: t('chart'), value: t(sameChart ? 'same' : 'other') },
            { label: t('statuses'), value: share(statuses.length, unseen.length) },
            ...who.map((actor) => ({
              label: t('pressed', { who: actors.get(actor) ?? '' }),
              value: share(ofActor(pressed, actor), ofActor(unpressed, actor)),
            })),
          ]}
        />
      </PanelCard>
      {unseen.length > 0 && (
        <PanelCard title={t('unseen')} count={unseen.length}>
          <PanelRows>
            {unseen.map((status) => (
              <li key={status}>{nameOf(status)}</li>
            ))}
          </PanelRows>
        </PanelCard>
      )}
      {unpressed.length > 0 && (
        <PanelCard title={t('unpressed')} count={unpressed.length}>
          <PanelRows>
            {unpressed.map(({ actor, from, event, to }) => (
              <li key={`${actor} ${from} ${event} ${to}`}>
                <Box minWidth="0" overflowWrap="anywhere">
                  <TextLink
                    href={`/${area}/chart?${new URLSearchParams({ status: from, coverage: 'true' })}`}
                  >
                    {t('transition', { from: nameOf(from), to: nameOf(to) })}
                  </TextLink>
                  <Box color="ink.muted">
                    {t('cause', { who: actors.get(actor) ?? '', event: events.get(event) ?? '' })}
                  </Box>
                </Box>
              </li>
            ))}
          </PanelRows>
        </PanelCard>
      )}
    </Box>
  );
}
