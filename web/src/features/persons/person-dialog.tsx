import { validationMessages } from '@app/machines/rules';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../api/answer.ts';
import type { Reply } from '../../api/answer.ts';
import { useCommand } from '../../api/use-command.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { useValidatedForm } from '../../kit/form/form.tsx';
import { TextAreaField } from '../../kit/form/text-area.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import type { Sought } from './person-search.tsx';

/** What can be done for a person, in reading order. */
export const personActs = ['json', 'pdf', 'correction', 'consents', 'erasure'] as const;
export type PersonAct = (typeof personActs)[number];

type Props = {
  act: PersonAct;
  sought: Sought;
  /** Of the plan that stands on the page. */
  digest: string;
  onClose: () => void;
  onDone: () => void | Promise<void>;
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);

async function save({ name, mime, base64 }: Reply<'copyPerson'>): Promise<void> {
  const { saveFile } = await import('../../api/download.ts');
  saveFile(new Blob([bytesOf(base64)], { type: mime }), name);
}

/** Sends what an action is; each closes the dialog once it is done. */
function useAct({ act, sought, digest, onClose, onDone }: Props) {
  const t = useTranslations('persons.ask');
  const finish = async (number: string) => {
    toast('done', t('done', { number }));
    onClose();
    await onDone();
  };
  const onRefused = ({ reason }: { reason: string }) => {
    toast('refused', reason);
    onClose();
  };
  const onReply = ({ number }: { number: string }) => finish(number);
  const copy = useCommand('copyPerson', {
    onReply: async (file) => {
      await save(file);
      onClose();
      await onDone();
    },
  });
  const correct = useCommand('recordCorrection', { onReply, onRefused });
  const withdraw = useCommand('withdrawConsents', { onReply, onRefused });
  const erase = useCommand('erasePerson', { onReply, onRefused });
  return async (reason: string) => {
    const body = { ...sought, reason };
    if (act === 'json' || act === 'pdf')
      return invalidFields(await copy.send({ body: { ...body, format: act } }));
    if (act === 'correction') return invalidFields(await correct.send({ body }));
    if (act === 'consents') return invalidFields(await withdraw.send({ body }));
    return invalidFields(await erase.send({ body: { ...body, digest } }));
  };
}

/** Asks where the request comes from before it is carried out. */
export function PersonDialog(props: Props) {
  const { act, onClose } = props;
  const t = useTranslations('persons');
  const id = useId();
  const send = useAct(props);
  const { form, errors } = useValidatedForm({
    defaultValues: { reason: '' },
    validate: ({ reason }) =>
      reason.trim() === '' ? [{ path: 'reason', message: validationMessages.required }] : [],
    submit: ({ reason }) => send(reason.trim()),
  });
  return (
    <form.AppForm>
      <Dialog
        open
        onClose={onClose}
        title={t(`act.${act}`)}
        actions={
          <>
            <Button onClick={onClose}>{t('back')}</Button>
            <form.SubmitButton form={id} kind={act === 'erasure' ? 'irreversible' : 'primary'}>
              {t(`act.${act}`)}
            </form.SubmitButton>
          </>
        }
      >
        {t(`ask.${act}`)}
        <Box mt="4" color="ink">
          <form.Element id={id} errors={errors} short>
            <form.AppField name="reason">
              {() => (
                <TextAreaField
                  label={t('ask.reason')}
                  help={t('ask.reasonHelp')}
                  required
                  span={12}
                  maxLength={500}
                />
              )}
            </form.AppField>
          </form.Element>
        </Box>
      </Dialog>
    </form.AppForm>
  );
}
