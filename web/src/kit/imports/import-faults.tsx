import { mediaTypes } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box } from '../elements/box.tsx';
import { Button } from '../elements/button.tsx';
import { PanelCard } from '../elements/panel-card.tsx';
import type { ImportReport } from './send-sheet.ts';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);

/** Three short columns, which stand beside each other on phones too. */
const Faults = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 'small',
    '& th, & td': {
      py: '2',
      pr: '3',
      textAlign: 'left',
      verticalAlign: 'top',
      borderBottom: '1px solid',
      borderColor: 'line',
      overflowWrap: 'anywhere',
    },
    '& th': { color: 'ink.muted', fontWeight: 'medium' },
    '& :is(th, td):first-of-type': { width: '14' },
    '& :is(th, td):nth-of-type(2)': { width: { base: '24', md: '44' } },
    '& tr:last-of-type td': { borderBottom: '0' },
  },
});

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
      <Faults aria-label={t('caption')}>
        <thead>
          <tr>
            {(['row', 'column', 'sentence'] as const).map((name) => (
              <th key={name} scope="col">
                {words(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ row, column, sentence }) => (
            <tr key={`${row} ${column}`}>
              <td>{row}</td>
              <td>{column}</td>
              <td>{sentence}</td>
            </tr>
          ))}
        </tbody>
      </Faults>
    </PanelCard>
  );
}
