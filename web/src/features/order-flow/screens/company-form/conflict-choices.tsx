import { compareForms } from '@app/machines/company-form';
import type { FormChange, FormChoices } from '@app/machines/company-form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Choice } from '../../../../kit/form/yes-no.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Dialog } from '../../../../kit/dialog/dialog.tsx';
import type { Conflict } from './draft.ts';
import { idOf } from '../../../../kit/form/form-context.ts';
import { useChangeLabels } from './use-change-words.ts';
import type { Autosave } from './use-draft.ts';

/** What a PESEL or a day of issue says goes with it; what nobody sees is not asked about. */
const followers: Readonly<Record<string, string>> = {
  birthedAt: 'pesel',
  gender: 'pesel',
  documentExpiryDate: 'releasedAt',
};
const unseen = /\.(key|representant|correspondence|country|peselFromG2i)$/;

function leaderOf(path: string, changes: readonly FormChange[]): string {
  const [, start = '', name = ''] = /^(.*\.)([^.]+)$/.exec(path) ?? [];
  const leader = `${start}${followers[name] ?? name}`;
  return changes.some((change) => change.path === leader) ? leader : path;
}

/** Field by field, whose value stays. */
export function ConflictChoices({ conflict, autosave }: { conflict: Conflict; autosave: Autosave }) {
  const t = useTranslations('companyForm.conflict');
  const [mine] = useState(autosave.getSnapshot().context.draft.values);
  const [choices, setChoices] = useState<FormChoices>({});
  const { base, retyped } = conflict;
  const remote = conflict.remote.values;
  const { changes } = compareForms(base, mine, remote, retyped);
  const words = useChangeLabels(mine, remote);
  const asked = changes.filter(({ path }) => leaderOf(path, changes) === path && !unseen.test(path));
  const chosenOf = ({ path, conflicting }: FormChange) => choices[path] ?? (conflicting ? 'mine' : 'remote');
  function resolve() {
    const chosen = changes.map((change) => {
      const leader = changes.find(({ path }) => path === leaderOf(change.path, changes)) ?? change;
      return [change.path, chosenOf(leader)] as const;
    });
    const whose = Object.fromEntries(chosen);
    const { values } = compareForms(base, mine, remote, retyped, whose);
    autosave.send({ type: 'RESOLVED', values });
  }
  return (
    <Dialog
      open
      onClose={resolve}
      title={t('title')}
      actions={
        <Button kind="primary" onClick={resolve}>
          {t('confirm')}
        </Button>
      }
    >
      {t('text')}
      <Box mt="4" color="ink" display="grid" gap="2">
        {asked.map((change) => (
          <Box key={change.path} borderTop="1px solid" borderColor="line" pt="2">
            <Choice
              id={`conflict-${idOf(change.path)}`}
              question={words.nameOf(change.path)}
              options={[
                { value: 'mine', label: t('mine', { value: words.valueOf(change.path, change.mine) }) },
                { value: 'remote', label: t('remote', { value: words.valueOf(change.path, change.remote) }) },
              ]}
              value={chosenOf(change)}
              onValue={(whose) => setChoices({ ...choices, [change.path]: whose })}
              error={null}
            />
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}
