import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, visuallyHidden } from '../elements/box.tsx';
import { RadioDot } from '../elements/radio-dot.ts';
import { ErrorLine } from './error-line.tsx';
import { Asked } from './required.tsx';
import { focusRing } from '../../theme/global-css.ts';

const Group = chakra('fieldset', {
  base: {
    border: '0',
    p: '0',
    m: '0',
    minWidth: '0',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
    '&[data-under]': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2' },
    columnGap: '6',
    alignItems: 'start',
    py: '2',
  },
});

const Question = chakra('legend', {
  base: { float: { lg: 'left' }, p: '0', pr: { lg: '4' }, '[data-under] > &': { float: 'none', mb: '2' } },
});
const Options = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 24px',
    minHeight: '6',
    mt: { base: '2', lg: '0' },
    justifySelf: { lg: 'end' },
    '[data-under] > &': { justifySelf: 'start' },
  },
});
const Option = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    cursor: 'pointer',
    '&:has(input:focus-visible)': { ...focusRing, borderRadius: 'small' },
  },
});
const Input = chakra('input', { base: visuallyHidden });

type Props<T extends string> = {
  id: string;
  question: ReactNode;
  options: readonly { value: T; label: string }[];
  value: T | '';
  onValue: (value: T) => void;
  error: string | null;
  required?: boolean;
};

/** A question with its two answers beside it, or more of them under it; none is chosen beforehand. */
export function Choice<T extends string>({
  id,
  question,
  options,
  value,
  onValue,
  error,
  required = false,
}: Props<T>) {
  const name = useId();
  return (
    <Box mb={error === null ? '0' : '4'}>
      <Group data-under={options.length > 2 || undefined}>
        <Question>
          <Asked required={required}>{question}</Asked>
        </Question>
        <Options>
          {options.map((option, index) => (
            <Option key={option.value}>
              <Input
                id={index === 0 ? id : undefined}
                type="radio"
                name={name}
                checked={option.value === value}
                onChange={() => onValue(option.value)}
                aria-invalid={error !== null || undefined}
                aria-describedby={error === null ? undefined : `${id}-error`}
              />
              <RadioDot aria-hidden />
              {option.label}
            </Option>
          ))}
        </Options>
      </Group>
      {error !== null && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </Box>
  );
}

type YesNoProps = {
  id: string;
  question: ReactNode;
  value: boolean | null;
  onValue: (value: boolean) => void;
  error: string | null;
  required?: boolean;
};

/** A question that is answered with yes or no. */
export function YesNo({ value, onValue, ...rest }: YesNoProps) {
  const t = useTranslations('kit');
  return (
    <Choice
      {...rest}
      options={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onValue={(answer) => onValue(answer === 'yes')}
    />
  );
}
