import type { ReactNode } from 'react';
import { TextLink } from '../../../kit/elements/text-link.tsx';

/** Words of a consent that lead to the rules, in a tab of their own. */
export const rulesLink = (words: ReactNode) => (
  <TextLink href="/page/rules" target="_blank">
    {words}
  </TextLink>
);
