import { decisionScreens } from './screens-decision.ts';
import { offerScreens } from './screens-offer.ts';
import { statusScreens } from './screens-status.ts';
import { withHardSpaces } from './hard-spaces.ts';

/** Words of the client's screens; titles and sentences under them are the chart's. */
export const screens = withHardSpaces({ ...offerScreens, ...decisionScreens, ...statusScreens });
