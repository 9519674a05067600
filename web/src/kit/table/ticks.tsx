import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { Box } from '../elements/box.tsx';

const TickInput = chakra('input', { base: { boxSize: '4', accentColor: 'var(--app-colors-primary)' } });

/** The rows that are ticked, by their keys, and what a row's tick is called. */
export type Selection<Item> = {
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
  readonly labelAll: string;
  readonly labelOf: (item: Item) => string;
};

/** Ticks a row, or takes its tick away; with Shift all rows from the one that was ticked last. */
export function useTicking<Item>(
  keys: readonly string[],
  selection: Selection<Item> | undefined,
): (key: string | undefined, range: boolean) => void {
  const last = useRef<string | null>(null);
  return (key, range) => {
    if (selection === undefined || key === undefined) return;
    const { ticked, onTick } = selection;
    const from = range && last.current !== null ? keys.indexOf(last.current) : -1;
    const to = keys.indexOf(key);
    const touched = from === -1 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
    last.current = key;
    const rest = [...ticked].filter((one) => !touched.includes(one));
    onTick(new Set(ticked.has(key) ? rest : [...rest, ...touched]));
  };
}

/** A row's tick; the whole cell presses it, on phones as much as a thumb needs. */
export function Tick({
  label,
  checked,
  mixed = false,
  large = false,
  onClick,
}: {
  label: string;
  checked: boolean;
  mixed?: boolean;
  large?: boolean;
  onClick: (shift: boolean) => void;
}) {
  return (
    <Box
      as="label"
      display="inline-grid"
      boxSize={large ? '12' : '6'}
      placeItems="center"
      cursor="pointer"
      verticalAlign="middle"
    >
      <TickInput
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(input: HTMLInputElement | null) => {
          if (input !== null) input.indeterminate = mixed;
        }}
        onChange={(event) => onClick(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
      />
    </Box>
  );
}

/** Ticks the page, or nothing. */
export function TickAll<Item>({ keys, selection }: { keys: readonly string[]; selection: Selection<Item> }) {
  const own = keys.filter((key) => selection.ticked.has(key));
  const all = own.length === keys.length;
  return (
    <Tick
      label={selection.labelAll}
      checked={all}
      mixed={own.length > 0 && !all}
      onClick={() => selection.onTick(new Set(all ? [] : keys))}
    />
  );
}
