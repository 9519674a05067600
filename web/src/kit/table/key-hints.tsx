import { chakra } from '@chakra-ui/react/styled-system';

const Line = chakra('div', {
  base: {
    display: { base: 'none', xl: 'flex' },
    gap: '4',
    textStyle: 'small',
    color: 'ink.muted',
    whiteSpace: 'nowrap',
    '& kbd': {
      display: 'inline-block',
      minWidth: '5',
      px: '1',
      mr: '1',
      textAlign: 'center',
      fontFamily: 'inherit',
      textStyle: 'caption',
      color: 'ink',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'small',
    },
  },
});

/** A key as it is read, or several that belong together, with what it does in a word. */
export type KeyHint = readonly [keys: readonly string[], does: string];

/** The keys that are used most, under a list; the whole of them is behind '?'. */
export function KeyHints({ hints }: { hints: readonly KeyHint[] }) {
  return (
    <Line>
      {hints.map(([keys, does]) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
    </Line>
  );
}
