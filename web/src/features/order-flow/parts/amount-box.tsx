import { useTranslations } from 'use-intl';
import { pln } from '../../../kit/format/money.ts';
import { Box } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import type { Reply } from '../../../api/answer.ts';

/** The amount first, its parts under it. */
export function AmountBox({ made }: { made: Reply<'getPaymentItems'> }) {
  const t = useTranslations('initialPayment');
  return (
    <Card padded mt="8">
      <Box textStyle="small" color="ink.muted">
        {t('due')}
      </Box>
      <Box textStyle="figure">{pln(made.amount)}</Box>
      <Box mt="4" pt="4" borderTop="1px solid" borderColor="line">
        <KeyValues rows={made.items.map((item) => ({ label: item.name, value: pln(item.amount) }))} />
      </Box>
    </Card>
  );
}
