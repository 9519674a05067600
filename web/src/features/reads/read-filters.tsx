import { readKindNames, readKinds } from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../kit/elements/box.tsx';
import { ChipChoices } from '../../kit/table/chip-choices.tsx';
import { DateRangeChip } from '../../kit/table/date-range-chip.tsx';
import { ClearFilters, FilterLine, TabChip } from '../../kit/table/filters.tsx';
import { FindBox } from '../../kit/table/find-box.tsx';
import { changed } from '../../kit/table/list-search.ts';
import type { ReadsSearch } from './reads-search.ts';

type Props = {
  search: ReadsSearch;
  /** The name of the account that the address names; null where there is none such. */
  reader: string | null;
  onChange: (search: ReadsSearch) => void;
};

const kinds = [{ label: null, options: readKinds.map((value) => ({ value, label: readKindNames[value] })) }];

/** Of whom, of which order, of which kind and when; what is set stands in the address. */
export function ReadFilters({ search: { after: _after, ...search }, reader, onChange }: Props) {
  const t = useTranslations('reads');
  /** With each clearing what was half typed goes too. */
  const [cleared, setCleared] = useState(0);
  const set = (change: ReadsSearch) => onChange(changed(search, change));
  return (
    <Box mt="4" display="flex" flexDirection="column" gap="2">
      <FilterLine label={t('filters')} data-filters>
        <DateRangeChip
          key={cleared}
          label={t('period')}
          fromLabel={t('from')}
          toLabel={t('to')}
          from={search.dateFrom ?? ''}
          to={search.dateTo ?? ''}
          onFrom={(dateFrom) => set({ dateFrom })}
          onTo={(dateTo) => set({ dateTo })}
          onClear={() => set({ dateFrom: '', dateTo: '' })}
        />
        <ChipChoices
          label={t('kind')}
          value={search.kinds ?? ''}
          groups={kinds}
          onChoose={(chosen) => set({ kinds: chosen })}
        />
        {search.userId !== undefined && (
          <TabChip chosen count={undefined} onChoose={() => set({ userId: '' })}>
            {reader === null ? t('unknownAccount') : t('account', { name: reader })}
          </TabChip>
        )}
        {Object.keys(search).length > 0 && (
          <ClearFilters
            onClear={() => {
              setCleared(cleared + 1);
              onChange({});
            }}
          />
        )}
      </FilterLine>
      <Row key={cleared} role="search" aria-label={t('find')} gap="2" flexWrap="wrap">
        <FindBox label={t('reader')} text={search.reader ?? ''} onText={(typed) => set({ reader: typed })} />
        <FindBox label={t('order')} text={search.orderId ?? ''} onText={(orderId) => set({ orderId })} />
      </Row>
    </Box>
  );
}
