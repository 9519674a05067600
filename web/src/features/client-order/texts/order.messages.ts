import { companyForm } from './company-form.ts';
import { withHardSpaces } from '../../../texts/hard-spaces.ts';
import { screens } from './screens.ts';

/** What only an order's screens show: 8 kB that the first paint of other pages does not load. */
export const messages = withHardSpaces({ screens, companyForm });
