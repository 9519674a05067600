import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { useKeys } from '../../../kit/use-keys.ts';
import { MoveDialog } from '../loaded-later.ts';
import { specOf } from '../moves/move-specs.ts';
import { explanationsQuery, staffOrderQuery } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';

type Decision = 'ACCEPT_SIGNED_AGREEMENT' | 'REJECT_SIGNED_AGREEMENT';

/** Accepting and rejecting what came, each with its preview; a word where it cannot be read who may. */
export function DocumentDecision({ slug }: { slug: string }) {
  const t = useTranslations('documents');
  const query = useQuery(staffOrderQuery(slug));
  if (query.data !== undefined) return <Decide order={query.data} />;
  return query.isError ? (
    <SmallText role="alert" color="refused">
      {t('orderFailed')}
    </SmallText>
  ) : null;
}

function Decide({ order }: { order: StaffOrder }) {
  const t = useTranslations('documents');
  const moves = useTranslations('moves');
  const [chosen, choose] = useState<Decision | null>(null);
  const may = (event: Decision) => order.allowed.some((name) => name === event);
  const ask = (event: Decision) => (may(event) ? () => choose(event) : null);
  const accept = ask('ACCEPT_SIGNED_AGREEMENT');
  const reject = ask('REJECT_SIGNED_AGREEMENT');
  useKeys<'decision'>({ p: accept, r: reject });
  const why = useQuery({ ...explanationsQuery(order), enabled: accept === null });
  const sentence = why.data?.refused.find(({ event }) => event === 'ACCEPT_SIGNED_AGREEMENT')?.sentence;
  const spec = chosen === null ? null : specOf(chosen, order.status);
  return (
    <>
      <Row flexWrap="wrap" gap="4">
        {sentence != null && <SmallText>{t('notNow', { sentence })}</SmallText>}
        {reject !== null && (
          <Button kind="irreversible" size="panel" onClick={reject}>
            {moves('action.REJECT_SIGNED_AGREEMENT')}
          </Button>
        )}
        {accept !== null && (
          <Button kind="primary" size="panel" onClick={accept}>
            {moves('action.ACCEPT_SIGNED_AGREEMENT')}
          </Button>
        )}
      </Row>
      {spec !== null && (
        <MoveDialog key={order.version} order={order} spec={spec} onClose={() => choose(null)} />
      )}
    </>
  );
}
