import type { QueryOf } from '@app/machines/contract';
import type { ChartDocument } from '@app/machines/diagram';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { ChipSelect } from '../../../kit/table/chip-select.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { FindBox } from '../../../kit/table/find-box.tsx';
import { whatIfQuery } from './process-queries.ts';
import type { WhatIf } from './process-queries.ts';
import { policies } from './process-search.ts';
import type { Policy, ProcessSearch } from './process-search.ts';

type Props = {
  chart: ChartDocument;
  area: string;
  search: ProcessSearch;
  onSearch: (search: ProcessSearch) => void;
};

/** What is asked for; null where what was typed is no value of the policy. */
function askedFor(policy: Policy, typed: string): QueryOf<'getWhatIf'> | null {
  const text = typed.replaceAll(/[\s\u00A0]/gu, '');
  if (policy !== 'on_place_limit') return /^[1-9]\d{0,2}$/u.test(text) ? { policy, days: text } : null;
  const [, whole, cents = ''] = /^(\d{1,9})(?:[,.](\d{1,2}))?$/u.exec(text) ?? [];
  return whole === undefined ? null : { policy, amount: `${whole}.${cents.padEnd(2, '0')}` };
}

/** How many orders of the last year would have ended otherwise under another value of a policy. */
export function WhatIfCard({ chart, area, search, onSearch }: Props) {
  const t = useTranslations('process');
  const { policy = 'initial_payment_deadline', value = '' } = search;
  const [typed, type] = useState(value);
  const [isWrong, say] = useState(false);
  const problem = useId();
  const asked = askedFor(policy, value);
  return (
    <PanelCard title={t('whatIf')} first>
      <SmallText>{t('whatIfText')}</SmallText>
      <Box
        as="form"
        mt="3"
        display="flex"
        flexWrap="wrap"
        gap="2"
        alignItems="center"
        onSubmit={(event: { preventDefault: () => void }) => {
          event.preventDefault();
          const wrong = askedFor(policy, typed) === null;
          say(wrong);
          if (!wrong) onSearch({ ...search, policy, value: typed.trim() });
        }}
      >
        <ChipSelect
          label={t('policy')}
          unset={t('policies.initial_payment_deadline')}
          value={policy === 'initial_payment_deadline' ? '' : policy}
          options={policies
            .filter((each) => each !== 'initial_payment_deadline')
            .map((each) => ({ value: each, label: t(`policies.${each}`) }))}
          onChoose={(chosen) => {
            const { value: _value, policy: _policy, ...others } = search;
            const found = policies.find((each) => each === chosen);
            type('');
            say(false);
            onSearch(found === undefined ? others : { ...others, policy: found });
          }}
        />
        <FindBox
          key={policy}
          label={t(policy === 'on_place_limit' ? 'amount' : 'days')}
          text={typed}
          onText={type}
        />
        <Button type="submit" size="panel" kind="second">
          {t('count')}
        </Button>
      </Box>
      <Box id={problem} role="status" textStyle="small" color="attention" mt="1">
        {isWrong && t(policy === 'on_place_limit' ? 'amountProblem' : 'daysProblem')}
      </Box>
      {asked !== null && <Supposed {...{ chart, area, asked }} />}
    </PanelCard>
  );
}

function Supposed({ chart, area, asked }: Pick<Props, 'chart' | 'area'> & { asked: QueryOf<'getWhatIf'> }) {
  const t = useTranslations('process');
  const query = useQuery(whatIfQuery(asked));
  const names = new Map<string, string>(chart.statuses.map(({ id, name }) => [id, name]));
  const nameOf = (status: string) => names.get(status) ?? t('gone');
  return (
    <Box mt="3">
      <Loaded query={query} failedTitle={t('whatIfFailed')} rows={4} within>
        {({ orders, whole, changed }: WhatIf) => {
          const all = changed.reduce((sum, group) => sum + group.orders, 0);
          return (
            <>
              <Box fontWeight="medium" role="status" mb="2">
                {changed.length === 0 ? t('sameEnds', { orders }) : t('otherEnds', { changed: all, orders })}{' '}
                {!whole && t('newestOfYear')}
              </Box>
              {changed.length > 0 && (
                <Table
                  caption={t('whatIf')}
                  columns={[
                    { key: 'ended', label: t('ended'), cell: (group) => nameOf(group.ended) },
                    {
                      key: 'outcome',
                      label: t('outcome'),
                      cell: ({ outcome, status }) =>
                        outcome === 'ended_in'
                          ? t('outcomes.ended_in', { status: nameOf(status ?? '') })
                          : t(`outcomes.${outcome}`),
                    },
                    {
                      key: 'orders',
                      label: t('numberOf'),
                      right: true,
                      cell: (group) => (
                        <TextLink href={`/${area}/orders?status=${group.ended}`}>{group.orders}</TextLink>
                      ),
                    },
                    {
                      key: 'examples',
                      label: t('examples'),
                      cell: ({ examples }) => (
                        <Box display="flex" flexWrap="wrap" gap="0 12px">
                          {examples.map(({ slug, siemensId }) => (
                            <TextLink key={slug} href={`/${area}/orders/${slug}/replay`}>
                              {siemensId}
                            </TextLink>
                          ))}
                        </Box>
                      ),
                    },
                  ]}
                  items={changed}
                  keyOf={({ ended, outcome, status }) => `${ended} ${outcome} ${status}`}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </Box>
  );
}
