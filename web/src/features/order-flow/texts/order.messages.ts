import { withHardSpaces } from '../../../texts/hard-spaces.ts';
import { forms } from './forms.ts';
import { money, orderPage, signers } from './order-page.ts';

/** Words of an order's page and of what several of its screens share; each screen brings its own. */
export const messages = withHardSpaces({ orderPage, signers, money, forms });
