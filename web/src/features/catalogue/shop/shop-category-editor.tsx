import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../../api/use-command.ts';
import { EditorColumns, LeavingQuestion, SaveBar } from '../../../kit/editor/editor-frame.tsx';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { CategoryCards, useBasePercent, useCategoryForm } from '../category-form.tsx';
import { bodyOf, changedFields, inWords, valuesOf } from '../category-values.ts';
import type { CategoryValues } from '../category-values.ts';
import { PreviewCard } from '../preview-card.tsx';
import { sectorOfAddress } from '../sectors.ts';
import { paramsOf, shopCategoryQuery } from './shop-categories-query.ts';
import type { CategoryOfShop, PlaceInShop } from './shop-categories-query.ts';

type Props = {
  place: PlaceInShop;
  category: CategoryOfShop;
  stored: CategoryValues;
  onSaved: (saved: CategoryOfShop) => Promise<void>;
};

/** The terms of a category in one shop, beside what the default says; saving them makes them the shop's own. */
export function ShopCategoryEditor({ place, category, stored, onSaved }: Props) {
  const t = useTranslations('shopCategories');
  const words = useTranslations('category');
  const client = useQueryClient();
  const basePercent = useBasePercent();
  const saved = useRef(false);
  const updated = useCommand('updateCategoryOfShop', {
    onReply: async (reply) => {
      saved.current = true;
      toast('done', t('saved'));
      await onSaved(reply);
    },
    onRefused: async () => {
      toast('refused', t('conflict'));
      await client.invalidateQueries({ queryKey: shopCategoryQuery(place).queryKey });
    },
  });
  const frame = useRef<HTMLDivElement>(null);
  const form = useCategoryForm({ stored, begun: stored, refused: updated.errors, frame });
  const { values, editing, fields } = form;
  const unsaved = fields.length > 0;
  const changed = fields.map((field) => words(`fields.${field}`)).join(', ');
  return (
    <div ref={frame}>
      <EditorColumns>
        <CategoryCards {...editing} value={category.value} basePercent={basePercent} fixedName />
        <aside data-fixed>
          <PreviewCard values={values} stored={stored} basePercent={basePercent} />
          <ComparedCard place={place} category={category} values={values} />
        </aside>
      </EditorColumns>
      {unsaved && (
        <SaveBar
          label={t('save')}
          says={words('unsaved', { count: fields.length, fields: changed })}
          discard={{ label: words('discard'), onPress: () => form.begin(stored) }}
          save={{
            label: t('save'),
            busy: updated.busy,
            onPress: () => {
              if (!form.mayBeSent()) return;
              const body = { ...bodyOf(values), version: category.version };
              void updated.send({ params: paramsOf(place), body });
            },
          }}
        />
      )}
      <LeavingQuestion
        isUnsaved={() => unsaved && !saved.current}
        words={{ title: words('leave'), stay: words('stay'), discard: words('discard') }}
      >
        {changed}
      </LeavingQuestion>
    </div>
  );
}

const said = { own: 'comparedOwn', behind: 'comparedBehind', default: 'comparedDefault' } as const;

type ComparedProps = { place: PlaceInShop; category: CategoryOfShop; values: CategoryValues };

/** What is another than in the default category. */
function ComparedCard({ place, category, values }: ComparedProps) {
  const t = useTranslations('shopCategories');
  const names = useTranslations('category.fields');
  const { standard, value, terms } = category;
  if (standard === null)
    return (
      <PanelCard title={t('compared')} first>
        <Box textStyle="small" color="ink.muted">
          {t('onlyHere')}
        </Box>
      </PanelCard>
    );
  const told = valuesOf(sectorOfAddress[place.sector], { ...standard, value });
  const fields = changedFields(told, values);
  return (
    <PanelCard title={t('compared')} count={fields.length} first>
      {fields.length > 0 && (
        <PanelRows>
          {fields.map((field) => (
            <li key={field}>
              <Box flex="1" minWidth="0" overflowWrap="anywhere">
                <Box fontWeight="medium">{names(field)}</Box>
                {inWords(values[field])}{' '}
                <Span color="ink.muted">{t('standard', { value: inWords(told[field]) })}</Span>
              </Box>
            </li>
          ))}
        </PanelRows>
      )}
      <Box textStyle="small" color="ink.muted" mt={fields.length > 0 ? '3' : '0'}>
        {fields.length === 0 && `${t('comparedNone')} `}
        {t(said[terms])}
      </Box>
    </PanelCard>
  );
}
