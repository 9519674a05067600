import { findBaseRate, listBaseRates as listRates, setBaseRate as setRate, type Tx } from '@app/db';
import { momentToWire, type ReplyOf } from '@app/machines/contract';
import { warsawDay } from '@app/machines/rules';
import { userOf } from '../../kernel/access.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { startOfDay } from '../../kernel/polish-days.ts';

async function reply(tx: Tx, at: number): Promise<ReplyOf<'listBaseRates'>> {
  const rates = await listRates(tx);
  return {
    rates: rates.map(({ rateInPercent, validFrom, setBy }) => ({
      rate_percent: rateInPercent,
      valid_from: momentToWire(validFrom),
      set_by: setBy,
    })),
    in_force: await findBaseRate(tx, at),
  };
}

export const listBaseRates: Query<'listBaseRates'> = ({ ports }) => reply(ports.db, ports.now());

/** From the first moment of a day in Poland; of today, from now on: offers that were made today keep their rate. */
export const setBaseRate: Command<'setBaseRate'> = async ({ ports, body, caller }) => {
  const at = ports.now();
  if (body.valid_from < warsawDay(at))
    throw invalid({ valid_from: 'Stopa może obowiązywać najwcześniej od dziś' });
  const { id: setBy } = userOf(caller);
  const rateInPercent = Number(body.rate_percent).toFixed(2);
  return {
    async write(tx) {
      await setRate(tx, {
        rateInPercent,
        validFrom: Math.max(startOfDay(body.valid_from), at),
        setBy,
        createdAt: at,
      });
      return reply(tx, at);
    },
  };
};
