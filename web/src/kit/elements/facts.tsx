import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
    mt: '8',
    borderTop: '1px solid',
    borderColor: 'line',
    '& > dt': {
      color: 'ink.muted',
      pt: '4',
      pb: { base: '0', lg: '4' },
      pr: '4',
      textStyle: { base: 'small', lg: 'body' },
      borderBottom: { lg: '1px solid' },
      borderColor: { lg: 'line' },
    },
    '& > dd': {
      pt: { base: '1', lg: '4' },
      pb: '4',
      m: '0',
      borderBottom: '1px solid',
      borderColor: 'line',
      overflowWrap: 'anywhere',
    },
    '& ul': { display: 'grid', gap: '2' },
    // Lists that follow each other read as one.
    '& + dl': { mt: '0', borderTopWidth: '0' },
  },
});

export type Fact = { label: ReactNode; value: ReactNode };

/** What is known, one row a fact with rules between: a label of 200, the value beside it. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map((fact, index) => (
        <Fragment key={index}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </Fragment>
      ))}
    </List>
  );
}
