import { withHardSpaces } from './hard-spaces.ts';
import { kit } from './kit.ts';
import { pages } from './pages.ts';

/** What every page shows. A build turns the sentences of a `.messages.ts` into data, so that no parser is sent to the browser. */
export const messages = withHardSpaces({ kit, pages });
