import type { Screen } from '@app/machines/order';
import type { ReactNode } from 'react';
import { ErrorSummary } from '../parts/error-summary.tsx';
import type { Order } from '../queries/order.ts';
import { CancelOrder } from './cancel-order.tsx';
import { CompanyLoading } from './company-loading.tsx';
import { OfflineNote } from './offline-note.tsx';
import { ScreenHead } from './screen-head.tsx';
import type { WireForm } from './use-wire-form.ts';

type Props = {
  order: Order;
  screen: Screen;
  busy: boolean;
  wire: Pick<WireForm, 'faults' | 'round'>;
  onSubmit: () => void;
  children: ReactNode;
};

/** A form whose answer is a company: while the registry looks it up, tips stand in the form's place. */
export function CompanyStep({ order, screen, busy, wire, onSubmit, children }: Props) {
  return (
    <CompanyLoading order={order} waiting={busy}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <ScreenHead screen={screen} />
        <OfflineNote />
        <ErrorSummary faults={wire.faults} round={wire.round} />
        {children}
        <CancelOrder order={order} />
      </form>
    </CompanyLoading>
  );
}
