import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Box } from '../../kit/elements/box.tsx';
import { ErrorLine } from '../../kit/form/error-line.tsx';

const Choices = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '8px 16px',
    textStyle: 'small',
    py: '3',
    borderBottom: '1px solid',
    borderColor: 'line',
    '&:last-child': { borderBottomWidth: '0' },
    '& > [data-name]': { gridColumn: '1 / -1', fontWeight: 'medium' },
  },
});

type ListProps = { name: string; error: string | undefined; children: ReactNode };

/** What is chosen of a list, under its words, with its message. */
export function ChoiceList({ name, error, children }: ListProps) {
  const id = useId();
  return (
    <Choices
      role="group"
      aria-label={name}
      aria-describedby={error === undefined ? undefined : id}
      {...(error !== undefined && { 'data-invalid': true, tabIndex: -1 })}
    >
      <div data-name>{name}</div>
      {children}
      {error !== undefined && (
        <Box gridColumn="1 / -1">
          <ErrorLine id={id}>{error}</ErrorLine>
        </Box>
      )}
    </Choices>
  );
}

/** The ids with one more, or without it, in one order. */
export const toggled = (ids: readonly string[], id: string, chosen: boolean): readonly string[] =>
  (chosen ? [...ids, id] : ids.filter((each) => each !== id)).toSorted();
