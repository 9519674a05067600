import type { SavedReportKind } from '@app/machines/contract';
import { Bookmark, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { lazily } from '../../../kit/lazily.tsx';
import type { Filters, SavedReport } from './saved-reports.ts';

// Few who read a report save it.
const ReportDialog = lazily(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** What is being saved: a new report, or one that is changed. */
export type Saving = { readonly report: SavedReport | undefined } | null;

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  kind: SavedReportKind;
  /** The saved report that is open. */
  open: SavedReport | undefined;
  /** What the page shows. */
  filters: Filters;
  /** Days that cannot be asked about can be neither saved nor downloaded. */
  inOrder: boolean;
  saving: Saving;
  onSaving: (saving: Saving) => void;
  download: { text: ReactNode; busy: boolean; onClick: () => void };
};

/** A report's title, with what can be done with it as a whole. */
export function ReportHead({ title, lead, kind, open, filters, inOrder, saving, onSaving, download }: Props) {
  const t = useTranslations('savedReports');
  return (
    <Row justifyContent="space-between" flexWrap="wrap" gap="2">
      <div>
        <PageTitle>{title}</PageTitle>
        {lead !== undefined && <SmallText mt="1">{lead}</SmallText>}
      </div>
      <Row flexWrap="wrap">
        <Button size="panel" icon={Bookmark} disabled={!inOrder} onClick={() => onSaving({ report: open })}>
          {t(open === undefined ? 'save' : 'change')}
        </Button>
        <Button
          kind="primary"
          size="panel"
          icon={Download}
          disabled={!inOrder}
          busy={download.busy}
          onClick={download.onClick}
        >
          {download.text}
        </Button>
      </Row>
      {saving !== null && (
        <ReportDialog kind={kind} report={saving.report} filters={filters} onClose={() => onSaving(null)} />
      )}
    </Row>
  );
}
