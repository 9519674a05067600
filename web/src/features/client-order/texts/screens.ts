import { companyLoading } from './company-loading.ts';
import { decisionScreens } from './screens-decision.ts';
import { offerScreens } from './screens-offer.ts';
import { statusScreens } from './screens-status.ts';

/** Words of the client's screens; titles and sentences under them are the chart's. */
export const screens = { ...offerScreens, ...decisionScreens, ...statusScreens, companyLoading };
