import { companyForm } from './company-form.ts';
import { forms } from './forms.ts';
import { pages } from './pages.ts';
import { parts } from './parts.ts';
import { screens } from './screens.ts';

/** The one catalogue of the interface: ICU sentences under typed keys, gathered from the folders that use them. */
export const pl = { parts, pages, screens, forms, companyForm };

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'pl';
    Messages: typeof pl;
  }
}
