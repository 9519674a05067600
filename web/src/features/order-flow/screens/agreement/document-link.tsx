import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { Icon } from '../../../../kit/elements/icon.tsx';
import type { Preview } from './preview-query.ts';

const Line = chakra('a', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) 20px',
    gap: '3',
    alignItems: 'center',
    py: '3',
    color: 'ink',
    textStyle: 'small',
    textDecoration: 'none',
    borderBottom: '1px solid',
    borderColor: 'line',
    '&:last-child': { borderBottomWidth: '0', pb: '0' },
    '&:hover span': { textDecoration: 'underline' },
  },
});

type Props = { document: Preview['documents'][number]; name: string; icon: LucideIcon; action: LucideIcon };

const megabyte = 1_048_576;

/** A document with its length and size, to download. */
export function DocumentLink({ document, name, icon, action }: Props) {
  const t = useTranslations('agreement');
  const { url, pagesCount, size } = document;
  const facts = [
    'PDF',
    ...(pagesCount === null ? [] : [t('pages', { count: pagesCount })]),
    ...(size === null ? [] : [t('megabytes', { size: Math.max(0.1, size / megabyte) })]),
  ];
  return (
    <Line href={url} download>
      <Icon of={icon} color="ink.muted" />
      <Box minWidth="0">
        <Box as="span" display="block" fontWeight="medium">
          {name}
        </Box>
        <Box color="ink.muted">{facts.join(', ')}</Box>
      </Box>
      <Icon of={action} />
    </Line>
  );
}
