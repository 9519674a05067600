import {
  financingNames,
  financingTypes,
  salesChannelNames,
  salesChannels,
  shopConfigs,
} from '@app/machines/order';

const configs = Object.entries(shopConfigs);

/** The financings with the channels in which each may be sold, by the name of the pair. */
export const sellingRows = financingTypes.map((financingType) => ({
  financingType,
  name: financingNames[financingType],
  channels: salesChannels.flatMap((channel) => {
    const found = configs.find(
      ([, config]) => config.financingType === financingType && config.salesChannel === channel,
    );
    return found === undefined ? [] : [{ config: found[0], name: salesChannelNames[channel] }];
  }),
}));

/** What a shop sells in words: each financing once. */
export const soldNames = (names: readonly string[]): string =>
  sellingRows
    .filter(({ channels }) => channels.some(({ config }) => names.includes(config)))
    .map(({ name }) => name)
    .join(', ');
