import type { ChartDocument } from '@app/machines/diagram';
import { financingNames, salesChannelNames } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { ButtonLink } from '../../../kit/elements/button.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { ChipSelect } from '../../../kit/table/chip-select.tsx';
import { DateRangeChip } from '../../../kit/table/date-range-chip.tsx';
import { ClearFilters, FilterLine } from '../../../kit/table/filters.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { chartQuery } from '../chart-data.ts';
import { messages as chartMessages } from '../chart.messages.ts';
import { messages } from './process.messages.ts';
import { logHref, variantsQuery } from './process-queries.ts';
import type { Variants } from './process-queries.ts';
import { readProcessSearch } from './process-search.ts';
import type { ProcessSearch } from './process-search.ts';
import { VariantsCard } from './variants-card.tsx';
import { WhatIfCard } from './what-if-card.tsx';

type Props = { area: string; search: ProcessSearch; onSearch: (search: ProcessSearch) => void };

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** What the histories of orders say: their ways, how they fit the chart, what another policy would have made of them. */
export const ProcessPage = withTexts(
  { ...chartMessages, ...messages },
  function ProcessPage({ area, search: given, onSearch }: Props) {
    const t = useTranslations('process');
    const search = readProcessSearch({ ...given });
    const chart = useQuery(chartQuery);
    const variants = useQuery(variantsQuery(search));
    return (
      <>
        <PageName name={t('title')} />
        <OneColumn wide>
          <TextLink href={`/${area}/chart`} textStyle="small">
            {t('chart')}
          </TextLink>
          <Row justifyContent="space-between" flexWrap="wrap" gap="3">
            <div>
              <PageTitle>{t('title')}</PageTitle>
              <SmallText mt="1">{t('summary')}</SmallText>
            </div>
            <Row gap="2" flexWrap="wrap">
              {(['csv', 'xes'] as const).map((format) => (
                <ButtonLink
                  key={format}
                  size="panel"
                  kind="second"
                  icon={Download}
                  href={logHref(search, format)}
                  download
                >
                  {t(format)}
                </ButtonLink>
              ))}
            </Row>
          </Row>
          <ProcessFilters search={search} onSearch={onSearch} />
          <Loaded query={chart} failedTitle={t('failed')} rows={8}>
            {(document: ChartDocument) => (
              <Box mt="4" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
                <Loaded query={variants} failedTitle={t('failed')} rows={8}>
                  {(found: Variants) => <VariantsCard chart={document} variants={found} area={area} />}
                </Loaded>
                <WhatIfCard {...{ area, search, onSearch }} chart={document} />
              </Box>
            )}
          </Loaded>
        </OneColumn>
      </>
    );
  },
);

function ProcessFilters({ search, onSearch }: Omit<Props, 'area'>) {
  const t = useTranslations('process');
  const [cleared, setCleared] = useState(0);
  const { dateFrom, dateTo, channel, financing, ...others } = search;
  function set(name: 'dateFrom' | 'dateTo' | 'channel' | 'financing', value: string) {
    const { [name]: _before, ...rest } = search;
    onSearch(readProcessSearch(value === '' ? { ...rest } : { ...rest, [name]: value }));
  }
  return (
    <Box mt="3" display="flex" flexDirection="column">
      <FilterLine label={t('filters')} data-filters>
        <DateRangeChip
          key={cleared}
          label={t('period')}
          fromLabel={t('dayFrom')}
          toLabel={t('dayTo')}
          from={dateFrom ?? ''}
          to={dateTo ?? ''}
          onFrom={(value) => set('dateFrom', value)}
          onTo={(value) => set('dateTo', value)}
          onClear={() =>
            onSearch({ ...others, ...(channel && { channel }), ...(financing && { financing }) })
          }
        />
        <ChipSelect
          label={t('channel')}
          unset={t('channel')}
          value={channel ?? ''}
          options={optionsOf(salesChannelNames)}
          onChoose={(value) => set('channel', value)}
        />
        <ChipSelect
          label={t('financing')}
          unset={t('financing')}
          value={financing ?? ''}
          options={optionsOf(financingNames)}
          onChoose={(value) => set('financing', value)}
        />
        {[dateFrom, dateTo, channel, financing].some((value) => value !== undefined) && (
          <ClearFilters
            onClear={() => {
              setCleared(cleared + 1);
              onSearch(others);
            }}
          />
        )}
      </FilterLine>
    </Box>
  );
}
