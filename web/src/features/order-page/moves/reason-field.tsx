import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '../../../kit/elements/button.tsx';
import { Row, Span } from '../../../kit/elements/box.tsx';
import { Field } from '../../../kit/form/field.tsx';
import { ChoiceField } from '../../../kit/form/form-fields.tsx';
import { Select } from '../../../kit/form/select.tsx';
import { TextAreaField } from '../../../kit/form/text-area.tsx';
import { possibleReasonsQuery } from '../order-query.ts';
import { listedIn, withReason } from './with-reason.ts';

/** Why a move is made: a reason of the list, words of one's own, or both; without the list the words are enough (ADMIN-059, 060). */
export function ReasonField({ label, required }: { label: string; required: boolean }) {
  const t = useTranslations('moves');
  const query = useQuery(possibleReasonsQuery);
  const reasons = query.data?.reasons ?? [];
  return (
    <>
      {query.isError && (
        <Row role="alert" data-span={12} mb="2" textStyle="small" flexWrap="wrap">
          <Span color="refused">{t('reasonsFailed')}</Span>
          <Button kind="quiet" size="panel" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('reasonsRetry')}
          </Button>
        </Row>
      )}
      {reasons.length > 0 && (
        <ChoiceField<string>>
          {({ value, onValue }) => (
            <Field label={t('listedReason')} span={12}>
              <Select
                placeholder={t('choose')}
                value={listedIn(value, reasons)?.label ?? ''}
                options={reasons.map(({ label: each }) => ({ value: each, label: each }))}
                onChange={({ target }) => onValue(withReason(value, target.value, reasons))}
              />
            </Field>
          )}
        </ChoiceField>
      )}
      <TextAreaField {...{ label, required }} span={12} help={t('reasonHelp')} maxLength={500} />
    </>
  );
}
