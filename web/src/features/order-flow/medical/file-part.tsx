import { kindsOfUpload, maxUploadBytes } from '@app/machines/rules';
import type { UploadType } from '@app/machines/rules';
import { Paperclip, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { SectionTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { IconButton } from '../../../kit/elements/icon-button.tsx';
import { Select } from '../../../kit/form/select.tsx';

export type ChosenFile = { file: File; type: UploadType };

type Props = {
  chosen: ChosenFile | null;
  types: readonly [UploadType, ...UploadType[]];
  /** The media types that a file of the type may have. */
  accept: (type: UploadType) => readonly string[];
  onChoose: (chosen: ChosenFile | null) => void;
};

const megabytes = maxUploadBytes / 1_048_576;

/** One file that goes with a form; it is chosen here and sent with the rest. */
export function FilePart({ chosen, types, accept, onChoose }: Props) {
  const t = useTranslations('medSales');
  const typeNames = useTranslations('files');
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [type, setType] = useState<UploadType>(types[0]);
  const [problem, setProblem] = useState<string | null>(null);
  function choose(file: File) {
    const tooLarge = file.size > maxUploadBytes;
    setProblem(tooLarge ? t('fileTooLarge', { size: megabytes }) : null);
    onChoose(tooLarge ? null : { file, type });
  }
  return (
    <>
      <SectionTitle mt="8">{t('file')}</SectionTitle>
      <SmallText mt="1">{t('fileLead')}</SmallText>
      <Card padded mt="4">
        {chosen === null ? (
          <Row gap="4" flexWrap="wrap" alignItems="flex-end">
            <Box flex="1" minWidth="200px">
              <Box textStyle="small" fontWeight="medium" mb="1">
                <label htmlFor={`${id}-type`}>{t('fileType')}</label>
              </Box>
              <Select
                id={`${id}-type`}
                value={type}
                options={types.map((value) => ({ value, label: typeNames(`typeName.${value}`) }))}
                onChange={({ target }) => setType(target.value as UploadType)}
              />
            </Box>
            <Button icon={Paperclip} onClick={() => picker.current?.click()}>
              {t('chooseFile')}
            </Button>
          </Row>
        ) : (
          <Row justifyContent="space-between" gap="2">
            <Box minWidth="0" overflowWrap="anywhere">
              {chosen.file.name}
              <SmallText>{typeNames(`typeName.${chosen.type}`)}</SmallText>
            </Box>
            <IconButton
              icon={X}
              label={t('removeFile', { name: chosen.file.name })}
              onClick={() => onChoose(null)}
            />
          </Row>
        )}
        {chosen === null && (
          <SmallText mt="2">
            {t('fileAccepts', { kinds: kindsOfUpload(type).join(', ').toUpperCase(), size: megabytes })}
          </SmallText>
        )}
        {problem !== null && (
          <Box role="alert" mt="2" textStyle="small" color="refused">
            {problem}
          </Box>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t('chooseFile')}
          accept={accept(type).join()}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file !== undefined) choose(file);
          }}
        />
      </Card>
    </>
  );
}
