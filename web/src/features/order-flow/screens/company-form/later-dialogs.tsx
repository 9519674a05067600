import type { companyFormMachine } from '@app/machines/company-form';
import { useTranslations } from 'use-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Paragraph } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { ConfirmDialog, Dialog } from '../../../../kit/dialog/dialog.tsx';
import type { Order } from '../../queries/order-query.ts';
import { useCompanyForm } from './form-context.ts';

type Machine = typeof companyFormMachine;
type Props = {
  order: Order;
  state: SnapshotFrom<Machine>;
  send: ActorRefFrom<Machine>['send'];
  onEditContact: () => void;
};

/** Putting the form aside: a new address is shown before the link goes there, and afterwards where it went. */
export function LaterDialogs({ order, state, send, onEditContact }: Props) {
  const t = useTranslations('companyForm');
  const { form } = useCompanyForm();
  const asking = state.matches({ sending: 'askingAddress' });
  const known = order.userAttributes?.email ?? '';
  return (
    <>
      <ConfirmDialog
        open={asking}
        title={t('newAddress.title')}
        back={t('newAddress.back')}
        confirm={t('newAddress.confirm')}
        onBack={() => {
          // The dialog says so too when it closes after the confirmation.
          if (!asking) return;
          send({ type: 'BACK' });
          onEditContact();
        }}
        onConfirm={() => send({ type: 'CONFIRM_ADDRESS' })}
      >
        <Paragraph>{t('newAddress.text')}</Paragraph>
        <Paragraph mt="4" fontWeight="medium" color="ink" overflowWrap="anywhere">
          {form.values().userAttributes.email.trim()}
        </Paragraph>
        <Paragraph mt="1" overflowWrap="anywhere">
          {t('newAddress.before', { email: known })}
        </Paragraph>
      </ConfirmDialog>
      <Dialog
        open={state.matches({ sending: 'savedForLater' })}
        onClose={() => location.reload()}
        title={t('saved.title')}
        actions={
          <Button kind="primary" onClick={() => location.reload()}>
            {t('saved.close')}
          </Button>
        }
      >
        {order.audience === 'client' ? t('saved.text', { email: known }) : t('saved.atCounter')}
      </Dialog>
    </>
  );
}
