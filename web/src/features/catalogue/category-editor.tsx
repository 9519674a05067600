import { categoryProblems } from '@app/machines/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../api/use-command.ts';
import { EditorColumns, LeavingQuestion, SaveBar } from '../../kit/editor/editor-frame.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { baseRatesQuery, categoryQuery } from './categories-query.ts';
import type { Category } from './categories-query.ts';
import { bodyOf, changedFields, valuesOf } from './category-values.ts';
import type { CategoryValues, Editing } from './category-values.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { IdentityCard, TermsCard } from './editor-fields.tsx';
import { InstalmentsCard, RangesCard } from './editor-rows.tsx';
import { MedicalCard } from './medical-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { listNameOf, sectorOfAddress } from './sectors.ts';
import type { SectorAddress } from './sectors.ts';
import { ShopsCard, usePropagation } from './shops-card.tsx';

type Props = {
  sector: SectorAddress;
  /** Null: it is still to be added. */
  category: Category | null;
  stored: CategoryValues;
  begun: CategoryValues;
  onSaved: (saved: Category) => void | Promise<void>;
};

/** The fields of a category with what they make of an instalment and to which shops they come; nothing is written before it is saved whole. */
export function CategoryEditor({ sector, category, stored, begun, onSaved }: Props) {
  const t = useTranslations('category');
  const [values, setValues] = useState(begun);
  const [tried, setTried] = useState(false);
  const [touched, touch] = useState<ReadonlySet<string>>(new Set());
  const [conflict, setConflict] = useState<Category | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const basePercent = useBasePercent();
  const problems = useMemo(() => categoryProblems(values), [values]);
  const saved = useRef(false);
  const fields = changedFields(stored, values);
  const unsaved = fields.length > 0;
  const propagation = usePropagation(sector, category, values, Object.keys(problems).length === 0);
  const created = useCommand('createDefaultCategory', { onReply: done });
  const updated = useCommand('updateDefaultCategory', {
    onReply: done,
    onRefused: async ({ reason }) => {
      const theirs = await client.fetchQuery({ ...categoryQuery(sector, category?.id ?? ''), staleTime: 0 });
      if (theirs.version === category?.version) toast('refused', reason);
      else setConflict(theirs);
    },
  });
  async function done(reply: Category) {
    saved.current = true;
    await onSaved(reply);
    saved.current = false;
    setValues(valuesOf(sectorOfAddress[sector], reply));
    setTried(false);
  }
  const refused = category === null ? created.errors : updated.errors;
  const editing: Editing = {
    values,
    set: (change) => {
      setValues({ ...values, ...change });
      touch(new Set([...touched, ...Object.keys(change)]));
    },
    errorOf: (path) => {
      // Ranges tell at once what is wrong between them; other fields once the category was to be saved.
      const told = tried || path.startsWith('price_ranges') || path.startsWith('medical_ranges');
      return (told ? problems[path] : undefined) ?? refused[path];
    },
  };
  async function save(version: number | null = category?.version ?? null) {
    setTried(true);
    if (Object.keys(problems).length > 0) {
      toast('refused', t('mend'));
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    const params = { categories: listNameOf(sector) };
    if (category === null || version === null) await created.send({ params, body: bodyOf(values) });
    else await updated.send({ params: { ...params, id: category.id }, body: { ...bodyOf(values), version } });
  }
  const takes = propagation?.takes ?? 0;
  return (
    <div ref={form}>
      <EditorColumns>
        <div>
          <IdentityCard {...editing} value={category?.value ?? null} />
          <TermsCard {...editing} basePercent={basePercent} />
          {values.sector === 'general' && (
            <>
              <InstalmentsCard {...editing} basePercent={basePercent} />
              <RangesCard {...editing} />
            </>
          )}
          {values.sector === 'medical' && <MedicalCard {...editing} />}
        </div>
        <aside data-fixed>
          <PreviewCard values={values} stored={category === null ? null : stored} basePercent={basePercent} />
          {category !== null && <ShopsCard category={category} propagation={propagation} />}
        </aside>
      </EditorColumns>
      {(unsaved || category === null) && (
        <SaveBar
          label={t('save')}
          says={
            category === null
              ? t('unsavedNew')
              : t('unsaved', {
                  count: fields.length,
                  fields: fields.map((field) => t(`fields.${field}`)).join(', '),
                })
          }
          discard={category === null ? undefined : { label: t('discard'), onPress: () => setValues(stored) }}
          save={{
            label: takes > 0 ? t('saveTo', { count: takes }) : t('save'),
            busy: created.busy || updated.busy,
            onPress: () => void save(),
          }}
        />
      )}
      {conflict !== null && (
        <ConflictDialog
          sector={sector}
          mine={values}
          theirs={conflict}
          onTake={() => {
            setConflict(null);
            void onSaved(conflict);
            setValues(valuesOf(sectorOfAddress[sector], conflict));
          }}
          onKeep={() => {
            setConflict(null);
            void save(conflict.version);
          }}
          onClose={() => setConflict(null)}
        />
      )}
      <LeavingQuestion
        isUnsaved={() => unsaved && !saved.current}
        words={{ title: t('leave'), stay: t('stay'), discard: t('discard') }}
      >
        {fields.map((field) => t(`fields.${field}`)).join(', ')}
      </LeavingQuestion>
    </div>
  );
}

/** The base rate in force, percent a year; null where none is set, or it is not known yet. */
function useBasePercent(): number | null {
  const { data } = useQuery(baseRatesQuery);
  return data === undefined || data.inForce === null ? null : Number(data.inForce);
}
