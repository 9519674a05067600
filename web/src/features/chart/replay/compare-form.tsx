import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { FindBox } from '../../../kit/table/find-box.tsx';
import { slugOfNumber } from './replay-query.ts';

type Props = {
  /** The order that is looked at. */
  slug: string;
  isCompared: boolean;
  onOther: (slug: string | null) => void;
};

/** Asks for another order by its number. */
export function CompareForm({ slug, isCompared, onOther }: Props) {
  const t = useTranslations('replay');
  const client = useQueryClient();
  const [number, type] = useState('');
  const [fault, say] = useState<'noSuch' | 'itself' | null>(null);
  async function find() {
    const other = await client.fetchQuery(slugOfNumber(number.trim()));
    const wrong = other === null ? 'noSuch' : other === slug ? 'itself' : null;
    say(wrong);
    if (wrong === null) onOther(other);
  }
  return (
    <Box
      as="form"
      role="search"
      aria-label={t('compare')}
      onSubmit={(event: { preventDefault: () => void }) => {
        event.preventDefault();
        if (number.trim() !== '') void find();
      }}
    >
      <Row gap="2" flexWrap="wrap">
        <FindBox label={t('number')} text={number} onText={type} />
        <Button type="submit" size="panel" kind="second">
          {t('compareDo')}
        </Button>
        {isCompared && (
          <Button size="panel" kind="quiet" onClick={() => onOther(null)}>
            {t('compareEnd')}
          </Button>
        )}
      </Row>
      <Box role="status" textStyle="small" color="attention" mt="1">
        {fault !== null && t(fault)}
      </Box>
    </Box>
  );
}
