import type { Shop } from '@app/db';
import type { FinancingType, SalesChannel } from '@app/machines/order';
import { invalid } from '../../../kernel/errors.ts';

/** The channels that a shop's server sells through, the usual one first. */
const serverChannels = ['ecommerce', 'scrapper'] as const;

/** The channel of a shop's server that names none: the first that the shop sells through. */
export const usualChannel = (shop: Shop): (typeof serverChannels)[number] =>
  serverChannels.find((channel) => offeredBy(shop, channel).length > 0) ?? 'ecommerce';

/** What a shop sells through a channel, lease first: its default where none is asked for. */
function offeredBy(shop: Shop, channel: SalesChannel): readonly FinancingType[] {
  const offered = shop.configs
    .filter((config) => config.channel === channel)
    .map(({ financingType }) => financingType);
  return offered.toSorted((one, other) => Number(other === 'lease') - Number(one === 'lease'));
}

/** The financing that is asked for, else the shop's default; 422 at the field where the shop does not offer it through the channel. */
export function offeredFinancing<T extends FinancingType>(
  shop: Shop,
  channel: SalesChannel,
  asked: T | undefined,
): FinancingType {
  const allowed = offeredBy(shop, channel);
  const [usual] = allowed;
  const found = asked === undefined ? usual : allowed.find((each) => each === asked);
  if (found !== undefined) return found;
  const field = usual === undefined ? 'sales_channel' : 'financing_type';
  const channels = serverChannels.filter((each) => offeredBy(shop, each).length > 0);
  throw invalid(
    {
      [field]:
        usual === undefined
          ? 'Ten sklep nie sprzedaje w tym kanale'
          : 'Ten sklep nie oferuje takiego finansowania',
    },
    undefined,
    [
      usual === undefined
        ? {
            ...{ field, code: 'channel_not_offered', allowed: channels },
            detail: 'The shop sells through no such channel.',
          }
        : {
            ...{ field, code: 'financing_not_offered', allowed },
            detail: `The shop does not offer this financing through the channel ${channel}.`,
          },
    ],
  );
}
