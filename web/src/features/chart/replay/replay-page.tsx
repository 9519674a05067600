import type { ChartDocument, ChartLayout } from '@app/machines/diagram';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { chartQuery, layoutQuery } from '../chart-data.ts';
import { messages as chartMessages } from '../chart.messages.ts';
import { Compared } from './compared.tsx';
import { messages } from './replay.messages.ts';
import { replayQuery } from './replay-query.ts';
import type { Replay } from './replay-query.ts';
import { readReplaySearch } from './replay-search.ts';
import type { ReplaySearch } from './replay-search.ts';

type Props = {
  area: string;
  slug: string;
  search: ReplaySearch;
  onSearch: (search: ReplaySearch) => void;
};

/** The life of an order step by step on the chart, alone or beside another one; it reads and changes nothing. */
export const ReplayPage = withTexts(
  { ...chartMessages, ...messages },
  function ReplayPage({ area, slug, search: given, onSearch }: Props) {
    const t = useTranslations('replay');
    const search = readReplaySearch({ ...given });
    const replay = useQuery(replayQuery(slug));
    const chart = useQuery(chartQuery);
    const layout = useQuery(layoutQuery);
    const title = t('title', { number: replay.data?.siemensId ?? '' });
    return (
      <>
        <PageName name={title} />
        <OneColumn wide>
          <Loaded query={replay} failedTitle={t('failed')} rows={8}>
            {(life: Replay) => (
              <Loaded query={chart} failedTitle={t('failed')} rows={8}>
                {(document: ChartDocument) => (
                  <Loaded query={layout} failedTitle={t('failed')} rows={8}>
                    {(drawn: ChartLayout) => (
                      <Compared {...{ area, life, search, onSearch }} chart={document} layout={drawn} />
                    )}
                  </Loaded>
                )}
              </Loaded>
            )}
          </Loaded>
        </OneColumn>
      </>
    );
  },
);
