import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { askApi } from '../../../api/call-api.ts';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { ToggleGroup } from '../../../kit/form/toggle-group.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { chartQuery, coverageQuery } from '../chart-data.ts';
import { CallMatrix } from './call-matrix.tsx';
import { CoverageView } from './coverage-view.tsx';
import { Differences } from './differences.tsx';
import { EventMatrix } from './event-matrix.tsx';
import { messages } from './release.messages.ts';
import { readReleaseSearch, releaseViews } from './release-search.ts';
import type { ReleaseSearch } from './release-search.ts';

const releaseQuery = queryOptions({
  queryKey: ['chart-release'],
  queryFn: ({ signal }) => askApi('getChartRelease', { signal }),
});

type Props = { area: string; search: ReleaseSearch; onSearch: (search: ReleaseSearch) => void };

/** What this release changes for orders under way, and who may do what in it. */
export const ReleasePage = withTexts(
  messages,
  function ReleasePage({ area, search: given, onSearch }: Props) {
    const t = useTranslations('release');
    const search = readReleaseSearch({ ...given });
    const { view = 'changes', text = '' } = search;
    const release = useQuery(releaseQuery);
    const chart = useQuery(chartQuery);
    const coverage = useQuery({ ...coverageQuery, enabled: view === 'coverage' });
    const { hash = '', before = null } = release.data ?? {};
    return (
      <>
        <PageName name={t('title')} />
        <OneColumn wide>
          <Row justifyContent="space-between" flexWrap="wrap" gap="3">
            <div>
              <TextLink href={`/${area}/chart`} textStyle="small">
                {t('chart')}
              </TextLink>
              <PageTitle>{t('title')}</PageTitle>
              <SmallText mt="1">
                {release.data !== undefined &&
                  (before === null
                    ? t('current', { hash })
                    : t('before', { hash, before: before.hash, at: shortTime(new Date(before.startedAt)) }))}
              </SmallText>
            </div>
            <ToggleGroup
              legend={t('view')}
              value={view}
              options={releaseViews.map((value) => ({ value, label: t(`views.${value}`) }))}
              onValue={(value) => onSearch({ ...search, view: value })}
            />
          </Row>
          <Box mt="4">
            {view === 'changes' && (
              <Loaded query={release} failedTitle={t('failed')} rows={6}>
                {(found) => <Differences release={found} area={area} />}
              </Loaded>
            )}
            {view === 'coverage' && (
              <Loaded query={coverage} failedTitle={t('coverage.failed')} rows={6}>
                {(measured) => <CoverageView chart={chart.data} coverage={measured} area={area} />}
              </Loaded>
            )}
            {view === 'calls' && (
              <CallMatrix text={text} onText={(typed) => onSearch({ ...search, text: typed })} />
            )}
            {view === 'events' && (
              <Loaded query={chart} failedTitle={t('failed')} rows={8}>
                {(document) => (
                  <EventMatrix
                    chart={document}
                    shown={search.status}
                    onStatus={(chosen) => onSearch({ ...search, status: chosen })}
                  />
                )}
              </Loaded>
            )}
          </Box>
        </OneColumn>
      </>
    );
  },
);
