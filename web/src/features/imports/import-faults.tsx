import { mediaTypes } from '@app/machines/rules';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { Table } from '../../kit/table/table.tsx';
import type { ImportReport } from './send-sheet.ts';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);

/** What is wrong with a sheet row by row, and the sheet with it to be mended. */
export function ImportFaults({ report, file }: { report: ImportReport; file: string }) {
  const t = useTranslations('imports');
  const words = useTranslations('imports.columns');
  const { rows, count, corrected } = report;
  const items = rows.flatMap(({ row, faults }) => faults.map((fault) => ({ row, ...fault })));
  async function download(base64: string) {
    const { saveFile } = await import('../../api/download.ts');
    saveFile(new Blob([bytesOf(base64)], { type: mediaTypes.xlsx }), `do-poprawy-${file}`);
  }
  return (
    <PanelCard title={t('invalid')} count={rows.length} first>
      <Box role="alert" textStyle="small">
        {t('wrongRows', { wrong: rows.length, count })}
      </Box>
      {corrected !== null && (
        <Box my="3">
          <Button size="panel" icon={Download} onClick={() => void download(corrected)}>
            {t('corrected')}
          </Button>
        </Box>
      )}
      <Table
        caption={t('caption')}
        items={items}
        keyOf={({ row, column }) => `${row} ${column}`}
        columns={[
          { key: 'row', label: words('row'), cell: ({ row }) => row },
          { key: 'column', label: words('column'), cell: ({ column }) => column },
          { key: 'sentence', label: words('sentence'), cell: ({ sentence }) => sentence },
        ]}
      />
    </PanelCard>
  );
}
