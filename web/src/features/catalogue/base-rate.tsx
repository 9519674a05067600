import { formatShare } from '@app/machines/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../api/answer.ts';
import { useCommand } from '../../api/use-command.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Box, Row, Span } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { TextButton } from '../../kit/elements/text-link.tsx';
import { DateInput } from '../../kit/form/date-input.tsx';
import { Field } from '../../kit/form/field.tsx';
import { PercentInput } from '../../kit/form/percent-input.tsx';
import { shortDate } from '../../kit/format/dates.ts';
import { toast } from '../../kit/toast/toasts.ts';
import { baseRatesQuery } from './categories-query.ts';

type Rates = Reply<'listBaseRates'>;

/** The base rate in force, the next one, and the way to set another. */
export function BaseRate() {
  const t = useTranslations('catalogue.base');
  const { data } = useQuery(baseRatesQuery);
  const [open, setOpen] = useState(false);
  if (data === undefined) return null;
  return (
    <Row textStyle="small" flexWrap="wrap" gap="0 12px" mt="1" mb="3" color="ink.muted">
      <Span>{said(data, t)}</Span>
      <TextButton onClick={() => setOpen(true)}>{t('change')}</TextButton>
      {open && <RateDialog onClose={() => setOpen(false)} />}
    </Row>
  );
}

function said({ rates, inForce }: Rates, t: ReturnType<typeof useTranslations<'catalogue.base'>>): string {
  const [newest] = rates;
  const inForceFrom = rates.find(
    ({ ratePercent, validFrom }) => ratePercent === inForce && new Date(validFrom) <= new Date(),
  );
  const words = (rate: string, from: string) => ({
    rate: formatShare(Number(rate)),
    from: shortDate(new Date(from)),
  });
  const now =
    inForce === null || inForceFrom === undefined
      ? t('none')
      : t('now', words(inForceFrom.ratePercent, inForceFrom.validFrom));
  return newest === undefined || newest === inForceFrom || new Date(newest.validFrom) <= new Date()
    ? now
    : `${now} ${t('next', words(newest.ratePercent, newest.validFrom))}`;
}

function RateDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('catalogue.base');
  const client = useQueryClient();
  const [rate, setRate] = useState<number | null>(null);
  const [from, setFrom] = useState('');
  const [tried, setTried] = useState(false);
  const command = useCommand('setBaseRate', {
    onReply: (reply) => {
      client.setQueryData(baseRatesQuery.queryKey, reply);
      toast('done', t('saved'));
      onClose();
    },
  });
  async function save() {
    setTried(true);
    if (rate === null || from === '') return;
    await command.send({ body: { ratePercent: rate.toFixed(2), validFrom: from } });
  }
  const missing = (empty: boolean) => (tried && empty ? t('required') : undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={command.busy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Box mt="4" color="ink">
        <Field label={t('rate')} required error={command.errors['rate_percent'] ?? missing(rate === null)}>
          <PercentInput value={rate} onValue={setRate} />
        </Field>
        <Field
          label={t('from')}
          help={t('fromHelp')}
          required
          error={command.errors['valid_from'] ?? missing(from === '')}
        >
          <DateInput value={from} onValue={setFrom} />
        </Field>
      </Box>
    </Dialog>
  );
}
