import { withHardSpaces } from '../../../texts/hard-spaces.ts';
import { companyForm } from './company-form.ts';
import { forms } from './forms.ts';
import { orderPage } from './order-page.ts';
import { screens } from './screens.ts';

/** Words of an order's page and its screens: 8 kB that the first paint of other pages does not load. */
export const messages = withHardSpaces({ orderPage, forms, screens, companyForm });
