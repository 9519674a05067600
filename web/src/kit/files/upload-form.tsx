import { kindsOfUpload, maxUploadBytes, mediaTypes, uploadTypes } from '@app/machines/rules';
import type { UploadType } from '@app/machines/rules';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../api/answer.ts';
import { callApi, newKey } from '../../api/call-api.ts';
import { Box, Row, Span } from '../elements/box.tsx';
import { Button } from '../elements/button.tsx';
import { SmallText } from '../elements/heading.tsx';
import { Select } from '../form/select.tsx';
import { toast } from '../toast/toasts.ts';
import { Texts } from '../../texts/texts.tsx';
import { messages } from './files.messages.ts';
import { sendForm } from './send-form.ts';

/** A file that was not added, and why; what was chosen is kept to be sent again under the same key. */
interface Refused {
  readonly file: File;
  readonly reason: string;
  readonly key: string;
}

const megabytes = maxUploadBytes / 1_048_576;

type Props = {
  slug: string;
  /** By whom it is added. */
  call?: 'addAttachment' | 'shopAddAttachment';
  /** What may be added, the first unless another is chosen; all types where nothing is said. */
  types?: readonly [UploadType, ...UploadType[]];
  /** Whatever became of it, the list of files is another. */
  onSent: () => Promise<unknown>;
  /** Whether one is on its way, until the list of files has it. */
  onBusy?: (busy: boolean) => void;
  /** It may be used: the antivirus has nothing against it. */
  onAdded?: (id: string) => void;
};

/** Adds a file of a chosen type: dropped or picked, one at a time. */
export function UploadForm(props: Props) {
  return (
    <Texts of={messages}>
      <Form {...props} />
    </Texts>
  );
}

function Form({ slug, call = 'addAttachment', types = uploadTypes, onSent, onBusy, onAdded }: Props) {
  const t = useTranslations('files');
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [type, setType] = useState<UploadType>(types[0]);
  const [over, setOver] = useState(false);
  const [sending, setSending] = useState<{ name: string; part: number } | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const kinds = kindsOfUpload(type);

  async function add(file: File, key = newKey()): Promise<void> {
    setRefused(null);
    if (file.size > maxUploadBytes)
      return setRefused({ file, key, reason: t('tooLarge', { size: megabytes }) });
    const data = new FormData();
    data.set('type', type);
    data.set('file', file);
    const progress = (part: number) => setSending({ name: file.name, part });
    progress(0);
    onBusy?.(true);
    const form = {
      data,
      send: (url: string, init: Parameters<typeof sendForm>[1]) => sendForm(url, init, progress),
    };
    try {
      const result = await callApi(call, { params: { slug }, form, key });
      if (result.ok) {
        const { id: added, name, scan } = result.reply.attachment;
        toast('done', t(scan === 'waiting' ? 'waits' : 'done', { name }));
        await onSent();
        if (scan !== 'waiting') onAdded?.(added);
      } else {
        const reason = result.kind === 'refused' ? result.reason : Object.values(result.errors).join(' ');
        setRefused({ file, key: newKey(), reason });
      }
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      setRefused({ file, key, reason: cause.serverMessage ?? cause.message });
    } finally {
      setSending(null);
      onBusy?.(false);
    }
  }

  return (
    <Box mt="4" data-upload>
      {types.length > 1 && (
        <>
          <Box textStyle="small" fontWeight="medium" mb="1">
            <label htmlFor={`${id}-type`}>{t('type')}</label>
          </Box>
          <Select
            id={`${id}-type`}
            value={type}
            onChange={({ target }) => setType(target.value as UploadType)}
            options={types.map((value) => ({ value, label: t(`typeName.${value}`) }))}
          />
        </>
      )}
      <Box
        mt="3"
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
          if (file !== undefined && sending === null) void add(file);
        }}
      >
        <Row gap="2" flexWrap="wrap" alignItems="center">
          <Span display={{ base: 'none', lg: 'inline' }} textStyle="small">
            {t('drop')}
          </Span>
          <Button size="panel" busy={sending !== null} onClick={() => picker.current?.click()}>
            {t('choose')}
          </Button>
        </Row>
        <SmallText>{t('accepts', { kinds: kinds.join(', ').toUpperCase(), size: megabytes })}</SmallText>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t('add')}
          accept={kinds.map((kind) => mediaTypes[kind]).join()}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file !== undefined) void add(file);
          }}
        />
      </Box>
      {sending !== null && (
        <Box mt="3" textStyle="small">
          <label htmlFor={`${id}-progress`}>{t('sending', { name: sending.name })}</label>
          <Box as="span" display="block">
            <progress id={`${id}-progress`} value={sending.part} max={1} style={{ width: '100%' }} />
          </Box>
        </Box>
      )}
      {refused !== null && (
        <Box role="alert" mt="3" textStyle="small">
          <Box fontWeight="medium">{t('refused', { name: refused.file.name })}</Box>
          <Box color="refused">{refused.reason}</Box>
          <Row gap="4" mt="2">
            <Button kind="quiet" size="panel" onClick={() => void add(refused.file, refused.key)}>
              {t('retry')}
            </Button>
            <Button kind="quiet" size="panel" onClick={() => setRefused(null)}>
              {t('later')}
            </Button>
          </Row>
        </Box>
      )}
    </Box>
  );
}
