import type { Statements } from './column-types.ts';

/** Signed on paper, and no file of it was asked for. */
const onPaper = `orders.facts like '%"signed":true%' and orders.facts like '%"signedAgreementStored":false%'
  and (orders.facts like '%"method":"paper"%' or orders.facts like '%"method":"delivery"%')`;

/**
 * Until now what was signed on paper needed no scan. Orders that were signed so keep what they have: they learn that it is
 * there, as news of its own, and no order is moved.
 */
export const writtenAgreements: Statements = () => [
  `insert into order_events
      (order_id, seq, event, news, from_status, to_status, passed, actor, user_id, reason, forced, at, chart_hash)
    select id, version + 1, 'PAPER_BEFORE_SCANS', '{"signedAgreementStored":true}',
      status, status, '[]', 'system', null, 'przed skanami umów', 0, updated_at, chart_hash
    from orders where ${onPaper}`,
  `update orders set version = version + 1,
    facts = replace(facts, '"signedAgreementStored":false', '"signedAgreementStored":true')
    where ${onPaper}`,
];
