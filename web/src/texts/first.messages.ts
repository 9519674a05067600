import { forms } from './forms.ts';
import { withHardSpaces } from './hard-spaces.ts';
import { pages } from './pages.ts';
import { parts } from './parts.ts';

/** What every page shows. A build turns the sentences of a `.messages.ts` into data, so that no parser is sent to the browser. */
export const messages = withHardSpaces({ parts, pages, forms });
