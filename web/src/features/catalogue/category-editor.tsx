import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../api/use-command.ts';
import { EditorColumns, LeavingQuestion, SaveBar } from '../../kit/editor/editor-frame.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { categoryQuery } from './categories-query.ts';
import type { Category } from './categories-query.ts';
import { CategoryCards, useBasePercent, useCategoryForm } from './category-form.tsx';
import { bodyOf, valuesOf } from './category-values.ts';
import type { CategoryValues } from './category-values.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
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
  const [conflict, setConflict] = useState<Category | null>(null);
  const client = useQueryClient();
  const basePercent = useBasePercent();
  const saved = useRef(false);
  const created = useCommand('createDefaultCategory', { onReply: done });
  const updated = useCommand('updateDefaultCategory', {
    onReply: done,
    onRefused: async ({ reason }) => {
      const theirs = await client.fetchQuery({ ...categoryQuery(sector, category?.id ?? ''), staleTime: 0 });
      if (theirs.version === category?.version) toast('refused', reason);
      else setConflict(theirs);
    },
  });
  const frame = useRef<HTMLDivElement>(null);
  const refused = category === null ? created.errors : updated.errors;
  const form = useCategoryForm({ stored, begun, refused, frame });
  const { values, editing, fields } = form;
  const unsaved = fields.length > 0;
  const propagation = usePropagation(sector, category, values, form.isSound);
  async function done(reply: Category) {
    saved.current = true;
    await onSaved(reply);
    saved.current = false;
    form.begin(valuesOf(sectorOfAddress[sector], reply));
  }
  async function save(version: number | null = category?.version ?? null) {
    if (!form.mayBeSent()) return;
    const params = { categories: listNameOf(sector) };
    if (category === null || version === null) await created.send({ params, body: bodyOf(values) });
    else await updated.send({ params: { ...params, id: category.id }, body: { ...bodyOf(values), version } });
  }
  const takes = propagation?.takes ?? 0;
  return (
    <div ref={frame}>
      <EditorColumns>
        <CategoryCards {...editing} value={category?.value ?? null} basePercent={basePercent} />
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
          discard={category === null ? undefined : { label: t('discard'), onPress: () => form.begin(stored) }}
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
            form.begin(valuesOf(sectorOfAddress[sector], conflict));
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
