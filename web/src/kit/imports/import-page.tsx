import { kindsOfSheet, maxSheetBytes, mediaTypes } from '@app/machines/rules';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../api/call-api.ts';
import { useSheet } from '../../api/use-sheet.ts';
import { Box, Row, Span } from '../elements/box.tsx';
import { Button } from '../elements/button.tsx';
import { PageTitle, SmallText } from '../elements/heading.tsx';
import { PanelCard } from '../elements/panel-card.tsx';
import { UpLink } from '../elements/up-link.tsx';
import { OneColumn } from '../page/page-layout.tsx';
import { PageName } from '../page/page-name.tsx';
import { toast } from '../toast/toasts.ts';
import { withTexts } from '../../texts/texts.tsx';
import { ImportFaults } from './import-faults.tsx';
import { messages } from './imports.messages.ts';
import { sendSheet } from './send-sheet.ts';
import type { ImportCall, ImportReport } from './send-sheet.ts';

const megabytes = maxSheetBytes / 1_048_576;
const templates = {
  uploadUsers: ['getUsersTemplate', 'konta.xlsx'],
  uploadShops: ['getShopsTemplate', 'sklepy.xlsx'],
} as const;

type Props = {
  call: ImportCall;
  /** The list to which what is added belongs. */
  listHref: string;
  onAdded: () => Promise<void>;
};

/** A file as it was tried: the same key takes it, so that pressing twice adds nothing twice. */
type Tried = { file: File; key: string; report: ImportReport };

/** Accounts or shops from a sheet: it is tried first and says row by row what is wrong, then taken whole. */
export const ImportPage = withTexts(messages, function ImportPage({ call, listHref, onAdded }: Props) {
  const t = useTranslations('imports');
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState<Tried | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [template, templateFile] = templates[call];
  const { written, save } = useSheet(() => toast('refused', t('templateFailed')));

  async function tryOut(file: File): Promise<void> {
    setTried(null);
    setRefused(null);
    if (file.size > maxSheetBytes) return setRefused(t('tooLarge', { size: megabytes }));
    setBusy(true);
    const sent = await sendSheet(call, { file, dryRun: true, key: newKey() });
    setBusy(false);
    if (sent.ok) setTried({ file, key: newKey(), report: sent.report });
    else setRefused(sent.reason);
  }
  async function take({ file, key, report }: Tried): Promise<void> {
    setBusy(true);
    const sent = await sendSheet(call, { file, dryRun: false, key });
    setBusy(false);
    if (!sent.ok) {
      setTried(null);
      return setRefused(sent.reason);
    }
    toast('done', t(`added.${call}`, { count: report.count }));
    await onAdded();
  }

  return (
    <OneColumn wide>
      <PageName name={t(`titles.${call}`)} />
      <UpLink href={listHref}>{t(`lists.${call}`)}</UpLink>
      <PageTitle>{t(`titles.${call}`)}</PageTitle>
      <Box mt="4" display="grid" gap="4">
        <PanelCard title={t('file')} first>
          <SmallText>{t(`help.${call}`, { size: megabytes })}</SmallText>
          <Box my="3">
            <Button
              size="panel"
              icon={Download}
              busy={written !== null}
              onClick={() => void save(template, undefined, templateFile)}
            >
              {t('template')}
            </Button>
          </Box>
          <Row
            gap="4"
            flexWrap="wrap"
            p="4"
            border="1px dashed"
            borderColor={over ? 'primary' : 'line.control'}
            borderRadius="control"
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              const [file] = event.dataTransfer.files;
              if (file !== undefined && !busy) void tryOut(file);
            }}
          >
            <Span display={{ base: 'none', lg: 'inline' }} textStyle="small" color="ink.muted">
              {t('drop')}
            </Span>
            <Button size="panel" icon={Upload} busy={busy} onClick={() => picker.current?.click()}>
              {t('choose')}
            </Button>
            <input
              ref={picker}
              type="file"
              hidden
              aria-label={t('file')}
              accept={kindsOfSheet.map((kind) => mediaTypes[kind]).join()}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file !== undefined) void tryOut(file);
              }}
            />
          </Row>
          {busy && (
            <SmallText role="status" mt="3">
              {t('reading')}
            </SmallText>
          )}
          {refused !== null && (
            <Box role="alert" mt="3" textStyle="small">
              <Box fontWeight="medium" color="refused">
                {t('invalid')}
              </Box>
              {refused}
            </Box>
          )}
          {tried !== null && tried.report.rows.length === 0 && (
            <Box mt="4" role="status">
              <Box textStyle="small" mb="3" overflowWrap="anywhere">
                {t('ready', { name: tried.file.name })}
              </Box>
              <Button size="panel" kind="primary" busy={busy} onClick={() => void take(tried)}>
                {t(`add.${call}`, { count: tried.report.count })}
              </Button>
            </Box>
          )}
        </PanelCard>
        {tried !== null && tried.report.rows.length > 0 && (
          <ImportFaults report={tried.report} file={templateFile} />
        )}
      </Box>
    </OneColumn>
  );
});
