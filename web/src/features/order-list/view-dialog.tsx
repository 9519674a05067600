import type { OrderColumn } from '@app/machines/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../api/answer.ts';
import { useCommand } from '../../api/use-command.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { CheckboxField } from '../../kit/form/form-fields.tsx';
import { useValidatedForm } from '../../kit/form/form.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import type { OrdersSearch } from './orders-search.ts';
import { filtersOf, savedViewsQuery } from './saved-views.ts';
import type { SavedView } from './saved-views.ts';

type Props = {
  list: SavedView['list'];
  /** The own view that is open: it is renamed or deleted. */
  view: SavedView | undefined;
  search: OrdersSearch;
  /** Null where the reader's own apply. */
  columns: readonly OrderColumn[] | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** Keeps the list's filters, order and columns under a name, for oneself or for all staff. */
export function ViewDialog({ list, view, search, columns, onClose, onDeleted }: Props) {
  const t = useTranslations('orders.view');
  const id = useId();
  const client = useQueryClient();
  const save = useCommand('saveView', {
    onReply: async ({ name }) => {
      toast('done', t('saved', { name }));
      onClose();
      await client.invalidateQueries(savedViewsQuery);
    },
  });
  const remove = useCommand('deleteView', {
    onReply: (reply) => {
      client.setQueryData(savedViewsQuery.queryKey, reply);
      toast('done', t('deleted'));
      onDeleted();
    },
  });
  const { form, errors } = useValidatedForm({
    defaultValues: { name: view?.name ?? '', shared: view?.shared ?? false },
    validate: ({ name }) => (name.trim() === '' ? [{ path: 'name', message: t('noName') }] : []),
    submit: async ({ name, shared }) => {
      // The server refuses filters that it does not know.
      const filters = filtersOf(search) as SavedView['search'];
      const body = {
        ...{ id: view?.id ?? null, list, name, shared, search: filters },
        columns: columns === null ? null : [...columns],
      };
      return invalidFields(await save.send({ body }));
    },
  });
  return (
    <form.AppForm>
      <Dialog
        open
        onClose={onClose}
        title={t(view === undefined ? 'save' : 'change')}
        actions={
          <>
            {view !== undefined && (
              <Button
                kind="irreversible"
                busy={remove.busy}
                onClick={() => void remove.send({ params: { id: view.id }, body: {} })}
              >
                {t('delete')}
              </Button>
            )}
            <Button onClick={onClose}>{t('back')}</Button>
            <form.SubmitButton form={id}>{t('confirm')}</form.SubmitButton>
          </>
        }
      >
        {t(list === 'orders' ? 'what' : 'whatOfQueue')}
        <Box color="ink" mt="4">
          <form.Element id={id} errors={errors} short>
            <form.AppField name="name">
              {(control) => <control.Text label={t('name')} required span={12} maxLength={40} />}
            </form.AppField>
            <Box mt="4">
              <form.AppField name="shared">{() => <CheckboxField label={t('shared')} />}</form.AppField>
            </Box>
          </form.Element>
        </Box>
      </Dialog>
    </form.AppForm>
  );
}
