import { reportPeriods } from '@app/machines/rules';
import { Bookmark, Clock, CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ForScreenReader } from '../../../kit/elements/box.tsx';
import { Icon } from '../../../kit/elements/icon.tsx';
import { FilterLine, TabChip } from '../../../kit/table/filters.tsx';
import { daysOf } from './report-periods.ts';
import { filtersToday } from './saved-reports.ts';
import type { Filters, SavedReport, SavedReports } from './saved-reports.ts';

type Props = {
  saved: SavedReports;
  /** The days that are shown; '' where they are open. */
  from: string;
  to: string;
  onPeriod: (days: { dateFrom: string; dateTo: string }) => void;
  onOpen: (filters: Filters) => void;
  /** A saved report whose filters cannot be read is pressed. */
  onMend: (report: SavedReport) => void;
};

/** What a report is often asked for: periods that end today or before, then what the user has saved. */
export function ReportTabs({ saved: { reports, open, now }, from, to, onPeriod, onOpen, onMend }: Props) {
  const t = useTranslations('savedReports');
  return (
    <FilterLine label={t('tabs')}>
      {reportPeriods.map((period) => {
        const days = daysOf(period, now);
        return (
          <TabChip
            key={period}
            chosen={open === undefined && days.dateFrom === from && days.dateTo === to}
            count={undefined}
            onChoose={() => onPeriod(days)}
          >
            {t(`period.${period}`)}
          </TabChip>
        );
      })}
      {reports.map((report) => (
        <SavedTab
          key={report.id}
          report={report}
          chosen={report.id === open?.id}
          onChoose={() => {
            const filters = filtersToday(report, now);
            if (filters === null) onMend(report);
            else onOpen(filters);
          }}
        />
      ))}
    </FilterLine>
  );
}

type TabProps = { report: SavedReport; chosen: boolean; onChoose: () => void };

function SavedTab({ report: { name, search, schedule }, chosen, onChoose }: TabProps) {
  const t = useTranslations('savedReports');
  const unreadable = search === null;
  const sign = unreadable ? CircleAlert : schedule === null ? Bookmark : Clock;
  return (
    <TabChip chosen={chosen} count={undefined} onChoose={onChoose}>
      <Icon of={sign} size="small" color={unreadable ? 'waiting' : 'ink.muted'} />{' '}
      {schedule === null ? name : t('withSchedule', { name, every: t(`every.${schedule.weekday}`) })}
      {unreadable && <ForScreenReader> {t('unreadable')}</ForScreenReader>}
    </TabChip>
  );
}
