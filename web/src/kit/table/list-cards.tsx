import { Box } from '../elements/box.tsx';
import type { ListProps } from './list-table.tsx';
import { Tick } from './ticks.tsx';

type Props<Item> = Pick<ListProps<Item>, 'caption' | 'items' | 'keyOf' | 'card' | 'more' | 'selection'> & {
  tick: (key: string, range: boolean) => void;
};

/** A list under 768 px: a card per item, with its tick before it. What leads to the item covers its card. */
export function ListCards<Item>({ caption, items, keyOf, card, more, selection, tick }: Props<Item>) {
  return (
    <Box as="ul" display={{ md: 'none' }} aria-label={caption}>
      {items.map((item) => {
        const key = keyOf(item);
        const ticked = selection?.ticked.has(key) === true;
        return (
          <Box
            as="li"
            key={key}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) auto"
            gap="4px 16px"
            position="relative"
            css={{
              '& :is(a, [aria-expanded]):not([data-more] *)::after': {
                content: '""',
                position: 'absolute',
                inset: '0',
              },
            }}
            p="4"
            pl={selection === undefined ? '4' : '12'}
            bg={ticked ? 'primary.tint' : undefined}
            textStyle="small"
            borderBottom="1px solid"
            borderColor="line"
            _last={{ borderBottomWidth: '0' }}
          >
            {selection !== undefined && (
              <Box position="absolute" zIndex="1" top="0" left="0">
                <Tick
                  large
                  label={selection.labelOf(item)}
                  checked={ticked}
                  onClick={() => tick(key, false)}
                />
              </Box>
            )}
            {card(item)}
            {more?.key === key && (
              <Box data-more gridColumn="1 / -1" position="relative" zIndex="1" mt="3">
                {more.of(item)}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
