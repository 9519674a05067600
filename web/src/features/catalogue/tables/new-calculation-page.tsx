import { calculationProblems, catalogueMessages } from '@app/machines/rules';
import type { EditedCalculation } from '@app/machines/rules';
import { snakeCase } from '@app/machines/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { LeavingQuestion } from '../../../kit/editor/editor-frame.tsx';
import { useSaveKey } from '../../../kit/editor/use-save-key.ts';
import { Actions } from '../../../kit/elements/actions.tsx';
import { Box, FieldGrid } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { AmountInput } from '../../../kit/form/amount-input.tsx';
import { Checkbox } from '../../../kit/form/checkbox.tsx';
import { Field } from '../../../kit/form/field.tsx';
import { PercentInput } from '../../../kit/form/percent-input.tsx';
import { TextInput } from '../../../kit/form/text-input.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { countIn } from '../category-values.ts';
import { calculationOf, sentCalculation } from './calculations.ts';
import type { OfCategory } from './category-choice.tsx';
import type { StoredSet } from './table-kind.ts';
import { LoadedSet, TableFrame } from './table-page.tsx';
import { calculationsQuery, categoryNamesQuery } from './tables-query.ts';
import { withTableTexts } from './with-table-texts.tsx';

type Wire = Reply<'getPlmCalculations'>['rows'][number];
type Props = OfCategory & {
  /** Leads back to the calculations. */
  onDone: () => void;
};

/** A further base calculation of a category, or of all. */
export const NewCalculationPage = withTableTexts(function NewCalculationPage(props: Props) {
  const t = useTranslations('tables.calculations');
  const { area, category } = props;
  const query = useMemo(() => calculationsQuery(category), [category]);
  const { data = [] } = useQuery(categoryNamesQuery('plm'));
  const name = data.find(({ id }) => id === category)?.name ?? '…';
  return (
    <TableFrame
      area={area}
      sector="plm"
      up={{ table: 'calculations', words: t('back'), category }}
      title={t('new')}
      lead={category === null ? t('newCommon') : t('newLead', { category: name })}
    >
      <LoadedSet query={query}>{(stored) => <CalculationForm {...props} stored={stored} />}</LoadedSet>
    </TableFrame>
  );
});

const nothing: EditedCalculation = {
  ...{ supportType: 'standard', paymentsCount: null, priceFrom: null, priceTo: null, ratePercent: null },
  ...{ subventionPercent: 0, manipulationFee: 0, commissionPercent: 0, irrPercent: null, active: true },
};
const percents = ['ratePercent', 'subventionPercent', 'commissionPercent', 'irrPercent'] as const;
const amounts = ['priceFrom', 'priceTo', 'manipulationFee'] as const;

function CalculationForm({ category, stored, onDone }: Props & { stored: StoredSet<Wire> }) {
  const t = useTranslations('tables');
  const client = useQueryClient();
  const [values, setValues] = useState(nothing);
  const [tried, setTried] = useState(false);
  const done = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = calculationProblems(values, stored.rows.map(calculationOf));
  const command = useCommand('addPlmCalculation', {
    onReply: (set) => {
      client.setQueryData(calculationsQuery(category).queryKey, set);
      toast('done', t('calculations.saved'));
      done.current = true;
      onDone();
    },
    // What somebody else has saved meanwhile stays: this one is looked at beside it, and sent once more.
    onRefused: async ({ reason }) => {
      toast('refused', reason);
      await client.invalidateQueries({ queryKey: calculationsQuery(category).queryKey });
    },
  });
  async function save() {
    setTried(true);
    if (Object.keys(problems).length > 0) {
      toast('refused', t('mend'));
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    await command.send({
      body: { version: stored.version, categoryId: category, ...sentCalculation(values) },
    });
  }
  useSaveKey(() => void save());
  const set = (change: Partial<EditedCalculation>) => setValues({ ...values, ...change });
  const framed = (name: keyof EditedCalculation) => {
    const problem = problems[snakeCase(name)];
    const told = tried || problem !== catalogueMessages.required;
    return {
      label: t(`fields.${name}`),
      required: name !== 'irrPercent',
      error: (told ? problem : undefined) ?? command.errors[snakeCase(name)],
    };
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Box mt="4" maxWidth="720px">
        <PanelCard title={t('calculations.newPart')} first>
          <FieldGrid>
            <Field {...framed('supportType')} span={8}>
              <TextInput
                size="panel"
                maxLength={64}
                value={values.supportType}
                onChange={({ target }) => set({ supportType: target.value })}
              />
            </Field>
            <Field {...framed('paymentsCount')} span={4}>
              <TextInput
                size="panel"
                inputMode="numeric"
                textAlign="right"
                figures
                value={values.paymentsCount ?? ''}
                onChange={({ target }) => set({ paymentsCount: countIn(target.value) })}
              />
            </Field>
            {amounts.map((name) => (
              <Field key={name} {...framed(name)} span={4}>
                <AmountInput size="panel" value={values[name]} onValue={(grosz) => set({ [name]: grosz })} />
              </Field>
            ))}
            {percents.map((name) => (
              <Field key={name} {...framed(name)} span={6}>
                <PercentInput
                  size="panel"
                  value={values[name]}
                  onValue={(percent) => set({ [name]: percent })}
                />
              </Field>
            ))}
          </FieldGrid>
          <Checkbox
            checked={values.active}
            onChecked={(active) => set({ active })}
            label={t('fields.active')}
            text={t('calculations.activeText')}
          />
          <Actions mt="6">
            <Button type="submit" kind="primary" size="panel" busy={command.busy}>
              {t('calculations.save')}
            </Button>
          </Actions>
        </PanelCard>
      </Box>
      <LeavingQuestion
        isUnsaved={() => !done.current && JSON.stringify(values) !== JSON.stringify(nothing)}
        words={{ title: t('leave'), stay: t('stay'), discard: t('discard') }}
      >
        {t('calculations.leaveText')}
      </LeavingQuestion>
    </form>
  );
}
