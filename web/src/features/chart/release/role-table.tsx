import { matrixRoles } from '@app/machines/diagram';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, ForScreenReader } from '../../../kit/elements/box.tsx';
import { Icon } from '../../../kit/elements/icon.tsx';

export type Role = (typeof matrixRoles)[number];

/** Whether a role may: always, under conditions, or not. */
export type May = 'may' | 'mayIf' | 'mayNot';

export interface RoleRow {
  readonly key: string;
  readonly name: ReactNode;
  /** Said behind the name of a condition, on pointing at it. */
  readonly title?: string;
  readonly may: (role: Role) => May;
}

const Frame = chakra('div', { base: { position: 'relative', overflow: 'auto', maxHeight: '75vh' } });

const Grid = chakra('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: '0',
    width: 'full',
    textStyle: 'small',
    '& th, & td': { px: '2', py: '2', borderBottom: '1px solid', borderColor: 'line', textAlign: 'center' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      zIndex: '1',
      bg: 'surface',
      verticalAlign: 'bottom',
      fontWeight: 'medium',
      '& > span': { writingMode: 'vertical-rl', transform: 'rotate(180deg)', whiteSpace: 'nowrap' },
    },
    '& tbody th': {
      fontWeight: 'regular',
      overflowWrap: 'anywhere',
      minWidth: { base: '160px', md: '240px' },
    },
    '& :is(thead th, tbody th):first-child': {
      position: 'sticky',
      left: '0',
      bg: 'surface',
      textAlign: 'left',
      pl: { base: '4', md: '6' },
    },
    '& thead th:first-child': { zIndex: '2' },
    '& tbody tr:hover > *': { bg: 'surface.hover' },
    '& svg': { display: 'inline-block', verticalAlign: 'middle' },
  },
});

/** A row a call or an event, a column a role: a tick where it may. */
export function RoleTable({
  caption,
  head,
  rows,
  roles = matrixRoles,
}: {
  caption: string;
  head: string;
  rows: readonly RoleRow[];
  roles?: readonly Role[];
}) {
  const t = useTranslations('release');
  return (
    <Frame role="region" aria-label={caption} tabIndex={0}>
      <Grid>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                <span>{t(`roles.${role}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, title, may }) => (
            <tr key={key} title={title}>
              <th scope="row">{name}</th>
              {roles.map((role) => (
                <td key={role}>
                  <Mark may={may(role)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}

function Mark({ may }: { may: May }) {
  const t = useTranslations('release');
  return (
    <>
      {may === 'may' && <Icon of={Check} size="small" color="done" />}
      {may === 'mayIf' && <Icon of={CircleDashed} size="small" color="waiting" />}
      <ForScreenReader>{t(may)}</ForScreenReader>
    </>
  );
}

/** What the marks mean. */
export function RoleLegend() {
  const t = useTranslations('release');
  return (
    <Box as="ul" aria-label={t('legend')} display="flex" gap="4" textStyle="small" color="ink.muted">
      <Box as="li" display="flex" alignItems="center" gap="1">
        <Icon of={Check} size="small" color="done" /> {t('may')}
      </Box>
      <Box as="li" display="flex" alignItems="center" gap="1">
        <Icon of={CircleDashed} size="small" color="waiting" /> {t('mayIf')}
      </Box>
    </Box>
  );
}
