import type { BodyOf } from '@app/machines/contract';
import { isOrderStatus, panelName } from '@app/machines/order';
import { formatPln } from '@app/machines/rules';
import { useStore } from '@tanstack/react-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure, invalidFields } from '../../../api/answer.ts';
import type { CallInput } from '../../../api/call-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { useDebounced } from '../../../kit/use-debounced.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { possibleReasonsQuery, previewQuery, staffOrderKey } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';
import { messages } from './move-dialog.messages.ts';
import { MoveFields } from './move-fields.tsx';
import type { MoveSpec, PreviewedCall } from './move-specs.ts';
import { bodyOf, missingFields, noValues } from './move-values.ts';
import type { MoveValues } from './move-values.ts';
import { warningsOf } from './move-warnings.ts';
import { PreviewBox } from './preview-box.tsx';
import { RefusedMove, WouldBeRefused } from './refused-move.tsx';
import { listedIn } from './with-reason.ts';

/** Milliseconds that what is typed must rest before its consequences are asked for. */
const rest = 300;

type Props = { order: StaffOrder; spec: MoveSpec; onClose: () => void };

/** Asks what a move needs, shows what it will do, and does exactly that or nothing. */
export const MoveDialog = withTexts(messages, function MoveDialog({ order, spec, onClose }: Props) {
  const t = useTranslations('moves');
  const own = useTranslations('moveDialog');
  const id = useId();
  const client = useQueryClient();
  const [opened] = useState(order);
  const [refused, setRefused] = useState<string | null>(null);
  const reread = () => client.invalidateQueries({ queryKey: staffOrderKey(order.slug) });
  const command = useCommand(spec.call, {
    onReply: async () => {
      toast('done', t('done', { move: spec.title }));
      onClose();
      await reread();
    },
    onRefused: async ({ reason }) => {
      setRefused(reason);
      await reread();
    },
  });
  const autentiId = order.autentiId ?? 'none';
  const previewOf = (values: MoveValues) =>
    previewQuery(order, {
      call: spec.call,
      body: bodyOf(spec, values),
      autenti_id: autentiId,
    } as BodyOf<'previewMove'>);
  const { form, errors } = useValidatedForm<MoveValues>({
    defaultValues: noValues,
    validate: (values) => missingFields(spec, values).map((path) => ({ path, message: t('missing') })),
    submit: async (values) => {
      // Nobody confirms what he has not seen.
      const seen = client.getQueryData(previewOf(values).queryKey);
      if (seen === undefined) return undefined;
      setRefused(null);
      const listed = client.getQueryData(possibleReasonsQuery.queryKey)?.reasons ?? [];
      const chosen = listedIn(values.reason, listed);
      const body = {
        ...bodyOf(spec, values),
        ...(chosen !== undefined && { reason_code: chosen.code }),
        version: order.version,
        preview: seen.hash,
      };
      const params = { slug: order.slug, autenti_id: autentiId };
      return invalidFields(await command.send({ params, body } as unknown as CallInput<PreviewedCall>));
    },
  });
  const typed = useStore(form.store, (state) => state.values);
  const values = useDebounced(typed, rest);
  const whole = missingFields(spec, values).length === 0;
  const preview = useQuery({ ...previewOf(values), enabled: whole });
  const refusal = spec.manner === 'refusal' || spec.manner === 'force';
  const moved =
    order.status === opened.status || command.busy
      ? null
      : t('moved', { before: panelName(opened.status), now: panelName(order.status) });
  const stale = order.version === opened.version || command.busy ? null : t('changed');
  const changed = [refused, moved ?? (refused === null ? stale : null)].filter((said) => said !== null);
  /** Why the command would be refused. */
  const notNow =
    preview.error instanceof ApiFailure && preview.error.status === 409 ? preview.error.serverMessage : null;
  const number = order.siemensId;
  const target = String(spec.body['status']);
  const forcedTo = spec.manner === 'force' && isOrderStatus(target) ? target : null;
  const warnings = warningsOf(spec, order, values.amount).map(({ word, ...figures }) =>
    own(`warning.${word}`, figures),
  );
  const record = isRecord(spec.event) ? (
    <>
      {own(`recorded.${spec.event}`, { amount: formatPln(values.amount ?? 0) })}{' '}
      <Badge meaning="waiting">{own('byHand')}</Badge>
    </>
  ) : undefined;
  return (
    <form.AppForm>
      <Dialog
        open
        wide
        onClose={onClose}
        title={
          spec.manner === 'force' ? t('forceTitle', { number }) : t('moveTitle', { move: spec.title, number })
        }
        actions={
          <>
            <Button onClick={onClose}>{t('backButton')}</Button>
            <form.SubmitButton
              form={id}
              kind={refusal ? 'irreversible' : 'primary'}
              busy={whole && (preview.isFetching || values !== typed)}
              disabled={whole && preview.isError}
            >
              {spec.event === 'FORCE' ? t('forceConfirm') : t(`action.${spec.event}`)}
            </form.SubmitButton>
          </>
        }
      >
        <Box color="ink" mt="4">
          {spec.refused !== undefined && <RefusedMove {...spec.refused} />}
          <form.Element id={id} errors={errors} short>
            {spec.manner === 'force' && (
              <Box mb="4" fontWeight="medium">
                {spec.title}
              </Box>
            )}
            <MoveFields form={form} fields={groupFields} order={order} spec={spec} />
          </form.Element>
          {changed.length > 0 && (
            <Box role="alert" mb="4" textStyle="small" color="refused">
              {changed.join(' ')}
            </Box>
          )}
          {!whole && <SmallText>{t('previewWaits')}</SmallText>}
          {whole && preview.isPending && <SkeletonRows rows={4} />}
          {whole && notNow !== null && <WouldBeRefused to={forcedTo} why={notNow} />}
          {whole && preview.isError && notNow === null && (
            <FailedState
              title={t('previewFailed')}
              text={preview.error.message}
              onRetry={() => void preview.refetch()}
            />
          )}
          {whole && preview.data !== undefined && (
            <PreviewBox preview={preview.data} record={record} warnings={warnings} />
          )}
          {(spec.manner === 'force' || spec.manner === 'byHand') && (
            <SmallText mt="3">
              {t('inHistory', { what: t(spec.manner === 'force' ? 'forced' : 'byHand') })}
            </SmallText>
          )}
        </Box>
      </Dialog>
    </form.AppForm>
  );
});

const isRecord = (event: MoveSpec['event']) =>
  event === 'RECORD_PAYMENT' || event === 'RECORD_IDENTITY' || event === 'RECORD_SIGNATURE';

/** The dialog's fields stand at the top of its form. */
const groupFields = Object.fromEntries(Object.keys(noValues).map((name) => [name, name])) as {
  [K in keyof MoveValues]: K;
};
