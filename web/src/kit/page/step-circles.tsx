import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Span } from '../elements/box.tsx';
import { Icon } from '../elements/icon.tsx';
import { NumberCircle } from '../elements/number-circle.ts';

export type Step = {
  name: string;
  label: string;
  /** How long it takes, like 'około 5 minut'. */
  duration?: string;
  state: 'done' | 'current' | 'ahead';
};

const List = chakra('ol', { base: { display: 'flex' } });

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flex: '1 0 auto',
    whiteSpace: 'nowrap',
    '&:last-child': { flex: 'none' },
    '&:not(:last-child)::after': {
      content: '""',
      flex: '1',
      minWidth: '4',
      height: '1px',
      bg: 'line.control',
      opacity: 0.45,
      margin: '0 16px 0 4px',
    },
  },
});

const Label = chakra('span', {
  base: { textStyle: 'small', color: 'ink.muted' },
  variants: {
    state: { done: { color: 'ink' }, current: { color: 'ink', fontWeight: 'semibold' }, ahead: {} },
  },
});

/** The steps in a line: green when done, filled when current, outlined when ahead. */
export function StepCircles(props: { steps: readonly Step[]; look: 'dots' | 'numbers'; durations: boolean }) {
  const t = useTranslations('kit');
  return (
    <List aria-label={t('progress')}>
      {props.steps.map((step, index) => (
        <Item key={step.name} aria-current={step.state === 'current' ? 'step' : undefined}>
          <NumberCircle state={step.state} {...(props.look === 'dots' ? { boxSize: '3' } : {})} aria-hidden>
            {props.look === 'numbers' &&
              (step.state === 'done' ? <Icon of={Check} size="small" /> : index + 1)}
          </NumberCircle>
          <Label state={step.state}>
            {step.label}
            {props.durations && (
              <Span
                display="block"
                textStyle="caption"
                fontWeight="regular"
                color={step.state === 'done' ? 'ink' : 'ink.muted'}
              >
                {step.state === 'done' ? t('stepDone') : step.duration}
              </Span>
            )}
          </Label>
        </Item>
      ))}
    </List>
  );
}
