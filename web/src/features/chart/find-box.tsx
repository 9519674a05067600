import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { controlStyle } from '../../kit/form/control-style.ts';

const Input = chakra('input', controlStyle);

/** Narrows the table to the rows that hold every typed word. */
export function FindBox({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useTranslations('chart.table');
  return (
    <Input
      type="search"
      defaultValue={text}
      aria-label={t('find')}
      placeholder={t('find')}
      maxLength={60}
      height="8"
      width={{ base: 'full', md: '240px' }}
      flex="none"
      textStyle="small"
      onChange={(event) => onText(event.target.value)}
    />
  );
}
