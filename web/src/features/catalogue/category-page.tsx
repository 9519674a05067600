import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../api/use-command.ts';
import { ConfirmDialog } from '../../kit/dialog/dialog.tsx';
import { Row } from '../../kit/elements/box.tsx';
import { Button, ButtonLink } from '../../kit/elements/button.tsx';
import { PageTitle, SmallText } from '../../kit/elements/heading.tsx';
import { TextButton } from '../../kit/elements/text-link.tsx';
import { UpLink } from '../../kit/elements/up-link.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { Loaded } from '../../kit/query/loaded.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { withTexts } from '../../texts/texts.tsx';
import { catalogueAddress } from './catalogue-address.ts';
import { messages } from './catalogue.messages.ts';
import { messages as editorMessages } from './category-editor.messages.ts';
import { categoriesKey, categoryQuery } from './categories-query.ts';
import type { Category } from './categories-query.ts';
import { CategoryEditor } from './category-editor.tsx';
import { emptyValues, valuesOf } from './category-values.ts';
import type { CategoryValues } from './category-values.ts';
import { listNameOf, sectorOfAddress } from './sectors.ts';
import type { SectorAddress } from './sectors.ts';
import { VersionsDialog } from './versions-dialog.tsx';

type Props = {
  area: string;
  sector: SectorAddress;
  /** Null: a category that is still to be added. */
  id: string | null;
  /** The category whose values one that is still to be added begins with. */
  copied: string | null;
  /** Leads to a category; null: to the list. */
  onOpen: (id: string | null) => void;
};

/** A default category with its editor, versions and shops. */
export const CategoryPage = withTexts(
  messages,
  withTexts(editorMessages, function CategoryPage(props: Props) {
    const t = useTranslations('category');
    const { sector, id, copied } = props;
    const read = id ?? copied;
    const query = useQuery({ ...categoryQuery(sector, read ?? ''), enabled: read !== null });
    return (
      <OneColumn wide>
        {read === null ? (
          <Shown {...props} category={null} begun={null} />
        ) : (
          <Loaded query={query} failedTitle={t('failed')} rows={8}>
            {(found: Category) => (
              <Shown {...props} category={id === null ? null : found} begun={id === null ? found : null} />
            )}
          </Loaded>
        )}
      </OneColumn>
    );
  }),
);

type ShownProps = Props & {
  category: Category | null;
  /** What a new one begins with. */
  begun: Category | null;
};

function Shown({ area, sector, category, begun: original, onOpen }: ShownProps) {
  const t = useTranslations('category');
  const words = useTranslations('catalogue');
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'versions' | 'remove' | null>(null);
  /** Values that the editor begins with instead of what is stored: a version before, or a copy. */
  const [begun, begin] = useState<{ at: number; values: CategoryValues } | null>(() =>
    original === null
      ? null
      : {
          at: 0,
          values: {
            ...valuesOf(sectorOfAddress[sector], original),
            name: t('copyName', { name: original.name }),
          },
        },
  );
  const stored =
    category === null ? emptyValues(sectorOfAddress[sector]) : valuesOf(sectorOfAddress[sector], category);
  const addressOf = (id: string | null) =>
    `/${area}/default_categories/${catalogueAddress({ page: 'category', sector, id })}`;
  const name = category?.name ?? t('new');
  const removal = useCommand('deleteDefaultCategory', {
    onReply: async () => {
      toast('done', t('removed'));
      onOpen(null);
      await client.invalidateQueries({ queryKey: categoriesKey(sector) });
    },
  });
  return (
    <>
      <PageName name={name} />
      <UpLink href={`/${area}/default_categories/${catalogueAddress({ page: 'list', sector })}`}>
        {t('back', { sector: words(`sectorNames.${sector}`) })}
      </UpLink>
      <Row justifyContent="space-between" flexWrap="wrap" gap="3" alignItems="flex-end">
        <div>
          <PageTitle overflowWrap="anywhere">{name}</PageTitle>
          {category !== null && (
            <Row gap="0 12px" flexWrap="wrap" mt="1">
              <SmallText>
                {t('version', {
                  version: category.version,
                  at: shortTime(new Date(category.updatedAt)),
                  by: category.updatedBy === null ? '' : t('by', { name: category.updatedBy }),
                })}
              </SmallText>
              <TextButton textStyle="small" onClick={() => setDialog('versions')}>
                {t('versions')}
              </TextButton>
            </Row>
          )}
        </div>
        {category !== null && (
          <Row gap="2">
            <ButtonLink
              kind="second"
              size="panel"
              icon={Copy}
              href={`${addressOf(null)}?copied=${category.id}`}
            >
              {t('copy')}
            </ButtonLink>
            <Button size="panel" kind="irreversible" icon={Trash2} onClick={() => setDialog('remove')}>
              {t('remove')}
            </Button>
          </Row>
        )}
      </Row>
      <CategoryEditor
        key={begun?.at ?? 'stored'}
        sector={sector}
        category={category}
        stored={stored}
        begun={begun?.values ?? stored}
        onSaved={async (saved) => {
          begin(null);
          toast('done', t('saved'));
          client.setQueryData(categoryQuery(sector, saved.id).queryKey, saved);
          if (category === null) onOpen(saved.id);
          await client.invalidateQueries({ queryKey: [...categoriesKey(sector), 'list'] });
        }}
      />
      {dialog === 'versions' && category !== null && (
        <VersionsDialog
          sector={sector}
          category={category}
          onRestore={(version, values) => {
            begin({ at: Date.now(), values });
            toast('waiting', t('restored', { version }));
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      )}
      <ConfirmDialog
        open={dialog === 'remove'}
        title={t('removeTitle', { name })}
        back={t('keep')}
        confirm={t('remove')}
        irreversible
        onBack={() => setDialog(null)}
        onConfirm={() => {
          setDialog(null);
          if (category !== null)
            void removal.send({ params: { categories: listNameOf(sector), id: category.id } });
        }}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  );
}
