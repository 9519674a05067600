import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { Row } from '../elements/box.tsx';
import { Asterisk } from './asterisk.tsx';
import { ErrorLine } from './error-line.tsx';
import { FieldContext } from './field-context.ts';

const Root = chakra('div', { base: { minWidth: '0', mb: '2' } });
const Label = chakra('label', { base: { textStyle: 'small', fontWeight: 'medium' } });
const Note = chakra('div', { base: { textStyle: 'small', color: 'ink.muted', mt: '1', minHeight: '5' } });
const Help = chakra('div', { base: { textStyle: 'small', color: 'ink.muted', mb: '1' } });

type Props = {
  /** The control's id; the error summary links to it. */
  id?: string;
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Derived from the value; stands in the place of an error. */
  note?: ReactNode;
  required?: boolean;
  /** Stands at the right end of the label's line. */
  aside?: ReactNode;
  /** Of the twelve columns of a FieldGrid. */
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  children: ReactNode;
};

type TitleProps = Pick<Props, 'label' | 'required' | 'aside'> & { controlId: string };

/** What stands above a control. An error does not draw it again: a press that is refused may show a hundred of them. */
const Title = memo(function Title({ controlId, label, required, aside }: TitleProps) {
  return (
    <Row justifyContent="space-between" mb="1" textStyle="small">
      <Label htmlFor={controlId}>
        {label}
        {required && <Asterisk />}
      </Label>
      {aside}
    </Row>
  );
});

/** A control with its label above, its help under the label and room for its error. */
export function Field({ id, label, help, error, note, required = false, aside, span = 6, children }: Props) {
  const made = useId();
  const controlId = id ?? made;
  const wrong = error !== undefined && error !== null && error !== '';
  const noted = !wrong && note !== undefined && note !== null;
  const described = [
    help !== undefined && `${controlId}-help`,
    wrong && `${controlId}-error`,
    noted && `${controlId}-note`,
  ].filter(Boolean);
  return (
    <Root data-span={span}>
      <Title {...{ controlId, label, required, aside }} />
      {help !== undefined && (
        <Help id={`${controlId}-help`} mt="-1">
          {help}
        </Help>
      )}
      <FieldContext
        value={{
          id: controlId,
          'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
          'aria-invalid': wrong || undefined,
          'aria-required': required || undefined,
        }}
      >
        {children}
      </FieldContext>
      {noted ? (
        <Note id={`${controlId}-note`}>{note}</Note>
      ) : (
        <ErrorLine id={`${controlId}-error`}>{wrong ? error : null}</ErrorLine>
      )}
    </Root>
  );
}
