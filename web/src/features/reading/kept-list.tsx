import { hardSpaces } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { Box, Span } from '../../kit/elements/box.tsx';
import { SmallTitle } from '../../kit/elements/heading.tsx';
import { keptKinds } from './kept-in-browser.ts';
import type { Kept, KeptGroup } from './kept-in-browser.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    mt: '2',
    p: '0',
    '& > li': { py: '3', borderTop: '1px solid', borderColor: 'line' },
    '& > li > p': { m: '0', mt: '1' },
  },
});

const Terms = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '80px minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    m: '0',
    mt: '2',
    textStyle: 'small',
    '& > dt': { color: 'ink.muted' },
    '& > dd': { m: '0' },
  },
});

const words = { until: 'Jak długo', holder: 'Kto to ma' };

/** What a browser keeps, thing by thing, under what somebody does meanwhile. */
export function KeptList({ groups }: { groups: readonly KeptGroup[] }) {
  return groups.map(({ title, kept }) => (
    <Box key={title} mt="6">
      <SmallTitle>{hardSpaces(title)}</SmallTitle>
      <List>
        {kept.map((one) => (
          <KeptItem key={one.names.join()} kept={one} />
        ))}
      </List>
    </Box>
  ));
}

function KeptItem({ kept: { names, kind, purpose, until, holder } }: { kept: Kept }) {
  return (
    <li>
      <Box overflowWrap="anywhere">
        {names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <code>{name}</code>
          </Fragment>
        ))}{' '}
        <Span textStyle="small" color="ink.muted">
          {keptKinds[kind]}
        </Span>
      </Box>
      <p>{hardSpaces(purpose)}</p>
      <Terms>
        <dt>{words.until}</dt>
        <dd>{hardSpaces(until)}</dd>
        <dt>{words.holder}</dt>
        <dd>{hardSpaces(holder)}</dd>
      </Terms>
    </li>
  );
}
