import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import type { SalesReport } from './report-query.ts';

/** From so many days on a bar is a week. */
const mostDays = 92;

const parts = ['lease', 'loan', 'others'] as const;
type Part = (typeof parts)[number];
const colours: Readonly<Record<Part, string>> = {
  lease: 'primary',
  loan: 'primary.line',
  others: 'ink.muted',
};

interface Bar extends Readonly<Record<Part, number>> {
  /** YYYY-MM-DD: the day, or the first of the week. */
  readonly day: string;
}

const barOf = ({ day, lease, b2bLoan, medical, industry, plm }: SalesReport['days'][number]): Bar => ({
  ...{ day, lease, loan: b2bLoan, others: medical + industry + plm },
});

const sum = (one: Bar, other: Bar): Bar => ({
  day: one.day,
  lease: one.lease + other.lease,
  loan: one.loan + other.loan,
  others: one.others + other.others,
});

const isMonday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 1;

/** Days joined into weeks, each under its first day; the first week begins where the period does. */
function weeksOf(days: readonly Bar[]): readonly Bar[] {
  return days.reduce<readonly Bar[]>((weeks, day) => {
    const last = weeks.at(-1);
    return last === undefined || isMonday(day.day)
      ? [...weeks, day]
      : [...weeks.slice(0, -1), sum(last, day)];
  }, []);
}

const total = (bar: Bar) => bar.lease + bar.loan + bar.others;
const shortDay = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}`;

const Columns = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: { base: '2px', md: '1' },
    height: '200px',
    borderBottom: '1px solid',
    borderColor: 'line.control',
  },
});
const Column = chakra('div', {
  base: {
    flex: '1 1 0',
    minWidth: '1px',
    height: 'full',
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: '1px',
  },
});
const Figures = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'small',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': { py: '2', textAlign: 'right', borderBottom: '1px solid', borderColor: 'line' },
    '& :is(th, td):first-of-type': { textAlign: 'left' },
    '& th': { color: 'ink.muted', fontWeight: 'medium' },
  },
});

/** How many orders began each day, or each week of a long period, by financing: as bars, or as the same figures in a table. */
export function DayBars({ days }: { days: SalesReport['days'] }) {
  const t = useTranslations('salesReport');
  const [table, setTable] = useState(false);
  const weekly = days.length > mostDays;
  const all = days.map(barOf);
  const bars = weekly ? weeksOf(all) : all;
  const most = Math.max(1, ...bars.map(total));
  // As many labels as can be read beside each other.
  const step = Math.ceil(bars.length / 16);
  return (
    <PanelCard
      title={t(weekly ? 'byWeek' : 'byDay')}
      action={
        <Button kind="quiet" size="panel" onClick={() => setTable(!table)}>
          {t(table ? 'asBars' : 'asTable')}
        </Button>
      }
    >
      {table ? (
        <Box maxHeight="320px" overflowY="auto" tabIndex={0} role="region" aria-label={t('byDay')}>
          <Figures>
            <thead>
              <tr>
                <th scope="col">{t(weekly ? 'week' : 'day')}</th>
                {parts.map((part) => (
                  <th key={part} scope="col">
                    {t(`kind.${part}`)}
                  </th>
                ))}
                <th scope="col">{t('all')}</th>
              </tr>
            </thead>
            <tbody>
              {bars.map((bar) => (
                <tr key={bar.day}>
                  <td>{`${shortDay(bar.day)}.${bar.day.slice(0, 4)}`}</td>
                  {parts.map((part) => (
                    <td key={part}>{bar[part]}</td>
                  ))}
                  <td>{total(bar)}</td>
                </tr>
              ))}
            </tbody>
          </Figures>
        </Box>
      ) : (
        <>
          <Row gap="4" flexWrap="wrap" mb="4" textStyle="small" color="ink.muted">
            {parts.map((part) => (
              <Row key={part} gap="2">
                <Box boxSize="12px" borderRadius="2px" bg={colours[part]} />
                {t(`kind.${part}`)}
              </Row>
            ))}
            <Span ml="auto">{t('mostOf', { count: most })}</Span>
          </Row>
          <Columns
            role="img"
            aria-label={bars.map((bar) => `${shortDay(bar.day)}: ${total(bar)}`).join(', ')}
          >
            {bars.map((bar) => (
              <Column key={bar.day} title={`${shortDay(bar.day)}: ${total(bar)}`}>
                {parts.map(
                  (part) =>
                    bar[part] > 0 && (
                      <Box
                        key={part}
                        bg={colours[part]}
                        borderRadius="2px"
                        style={{ height: `${(100 * bar[part]) / most}%` }}
                      />
                    ),
                )}
              </Column>
            ))}
          </Columns>
          <Row gap="0" mt="2" textStyle="small" color="ink.muted" aria-hidden>
            {bars.map((bar, place) => (
              <Span
                key={bar.day}
                flex="1 1 0"
                minWidth="0"
                textAlign="center"
                overflow="visible"
                whiteSpace="nowrap"
              >
                {place % step === 0 ? shortDay(bar.day) : ''}
              </Span>
            ))}
          </Row>
        </>
      )}
    </PanelCard>
  );
}
