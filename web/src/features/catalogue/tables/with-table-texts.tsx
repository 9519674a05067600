import type { ComponentType } from 'react';
import { withTexts } from '../../../texts/texts.tsx';
import { messages as catalogue } from '../catalogue.messages.ts';
import { messages as editor } from '../category-editor.messages.ts';
import { messages } from './tables.messages.ts';

/** A page of a table with the words of its own, and those that it shares with the pages of categories. */
export const withTableTexts = <P extends object>(Page: ComponentType<P>): ComponentType<P> =>
  withTexts(catalogue, withTexts(editor, withTexts(messages, Page)));
