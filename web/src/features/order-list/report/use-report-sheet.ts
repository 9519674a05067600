import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFile, saveFile } from '../../../api/download.ts';
import { toast } from '../../../kit/toast/toasts.ts';
import { reportQueryOf } from './report-query.ts';
import type { ReportCall } from './report-query.ts';
import type { ReportSearch } from './report-search.ts';

/** Saves the whole report as a sheet; one that breaks off is thrown away (REPORT-008). `written` is kB so far, null at rest. */
export function useReportSheet(call: ReportCall) {
  const t = useTranslations('salesReport');
  const [written, setWritten] = useState<number | null>(null);
  async function save({ after: _page, ...filters }: ReportSearch) {
    const query = { ...reportQueryOf(filters), format: 'xlsx' as const };
    setWritten(0);
    try {
      saveFile(await readFile(call, query, (bytes) => setWritten(Math.ceil(bytes / 1000))), 'sprzedaz.xlsx');
    } catch {
      toast('refused', t('failed'));
    }
    setWritten(null);
  }
  return { written, save: (search: ReportSearch) => void save(search) };
}
