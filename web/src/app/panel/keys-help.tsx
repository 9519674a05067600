import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { keyTables } from '../../kit/key-tables.ts';
import type { KeyTables } from '../../kit/key-tables.ts';

/** The pages with the tables that they hear, and what the browser does by itself. */
const pages: readonly {
  place: string;
  tables: readonly (keyof KeyTables)[];
  native?: readonly (readonly [key: string, does: string])[];
}[] = [
  { place: 'Wszędzie', tables: ['panel', 'bell', 'go'], native: [['Esc', 'zamyka okno']] },
  {
    place: 'Lista wniosków',
    tables: ['rows', 'orders', 'pages'],
    native: [['Enter', 'otwiera wniosek']],
  },
  { place: 'Wniosek', tables: ['order', 'comments'] },
  { place: 'Dashboard', tables: ['labels', 'dashboard'] },
  { place: 'Zadania', tables: ['tasks'] },
  {
    place: 'Zwroty',
    tables: ['refunds', 'pages'],
    native: [
      ['J, K', keyTables.rows.j],
      ['Enter', 'otwiera wniosek'],
    ],
  },
  { place: 'Wykres', tables: ['chart', 'graph'], native: [['← ↑ → ↓', 'przesuwają rysunek']] },
  { place: 'Dokumenty', tables: ['documents', 'decision', 'sheets'] },
];

const keyNames: Readonly<Record<string, string>> = { escape: 'Esc', '-': '−' };

/** Keys as they are read: those of the same words together, '1–7' and 'J, K'. */
function keysOf(tables: readonly (keyof KeyTables)[]): readonly (readonly [key: string, does: string])[] {
  const byWords = new Map<string, string[]>();
  for (const [key, does] of tables.flatMap((table) => Object.entries(keyTables[table])))
    byWords.set(does, [...(byWords.get(does) ?? []), keyNames[key] ?? key.toUpperCase()]);
  return [...byWords].map(([does, keys]) => [
    keys.length > 2 ? `${keys[0]}–${keys.at(-1)}` : keys.join(', '),
    does,
  ]);
}

const Keys = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '96px 1fr',
    columnGap: '4',
    rowGap: '2',
    mt: '2',
    textStyle: 'small',
    color: 'ink',
    '& dt': { fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& dd': { m: '0', color: 'ink.muted' },
  },
});
const Groups = chakra('div', { base: { columnCount: { base: 1, md: 2 }, columnGap: '8' } });

const Group = chakra('section', {
  base: {
    pt: '6',
    breakInside: 'avoid',
    '& h3': { textStyle: 'small', fontWeight: 'semibold', color: 'ink' },
  },
});

/** Every key of the panel, page by page. */
export function KeysHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('panel.keys');
  return (
    <Dialog
      wide
      reads
      open={open}
      onClose={onClose}
      title={t('title')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {t('lead')}
      <Groups>
        {pages.map(({ place, tables, native = [] }) => (
          <Group key={place}>
            <h3>{place}</h3>
            <Keys>
              {[...keysOf(tables), ...native].map(([key, does]) => (
                <div key={key} style={{ display: 'contents' }}>
                  <dt>{key}</dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </Keys>
          </Group>
        ))}
      </Groups>
    </Dialog>
  );
}
