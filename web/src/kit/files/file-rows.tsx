import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../api/answer.ts';
import { Badge } from '../elements/badge.tsx';
import { Anchor, Box, Span } from '../elements/box.tsx';
import { PanelRows } from '../elements/panel-card.tsx';
import { shortTime } from '../format/dates.ts';
import { scanMeanings } from './scan-meanings.ts';

/** A file of an order as those see it who may add one. */
export type OrderFile = Reply<'listAttachments'>['attachments'][number];

const sizes = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 });
const sizeOf = (bytes: number): string =>
  bytes < 1_048_576
    ? `${sizes.format(Math.ceil(bytes / 1_024))} kB`
    : `${sizes.format(bytes / 1_048_576)} MB`;

/** The files of an order, a row each: what it is, who added it and when, what the antivirus says. Its words are `files`. */
export function FileRows({ files }: { files: readonly OrderFile[] }) {
  return (
    <PanelRows>
      {files.map((file) => (
        <FileRow key={file.id} file={file} version={versionOf(file, files)} />
      ))}
    </PanelRows>
  );
}

/** Which of the files of one name and type this is, counted from the oldest; null where there is no other. */
function versionOf({ id, name, type }: OrderFile, files: readonly OrderFile[]): number | null {
  const same = files.filter((file) => file.name === name && file.type === type);
  return same.length === 1 ? null : same.length - same.findIndex((file) => file.id === id);
}

const Thumbnail = chakra('img', {
  base: {
    boxSize: '12',
    alignSelf: 'center',
    objectFit: 'cover',
    borderRadius: 'small',
    border: '1px solid',
    borderColor: 'line',
    bg: 'surface.hover',
  },
});

function FileRow({ file: shown, version }: { file: OrderFile; version: number | null }) {
  const { name, type, size, createdAt, by, scan, file, thumbnail } = shown;
  const t = useTranslations('files');
  const when = shortTime(new Date(createdAt));
  return (
    <li>
      <Box minWidth="0" overflowWrap="anywhere" flex="1">
        {file === null ? (
          <Span fontWeight="medium">{name}</Span>
        ) : (
          <Anchor
            href={file}
            download={name}
            color="link"
            textDecoration="none"
            fontWeight="medium"
            aria-label={t('download', { name })}
          >
            {name}
          </Anchor>
        )}
        <Box color="ink.muted">
          {t('of', { type: t(`typeName.${type}`), size: sizeOf(size) })}
          {version !== null && t('version', { version })}
        </Box>
        <Box color="ink.muted">{by === null ? when : t('by', { when, who: by })}</Box>
        {scan === 'blocked' && <Box color="refused">{t('blockedHelp')}</Box>}
      </Box>
      {thumbnail !== null && <Thumbnail src={thumbnail} alt="" loading="lazy" />}
      {scan !== null && <Badge meaning={scanMeanings[scan]}>{t(`scan.${scan}`)}</Badge>}
    </li>
  );
}
