import { useTranslations } from 'use-intl';
import { Paragraph } from '../../../kit/elements/box.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from './explained.messages.ts';

export type Word = keyof typeof messages.explained;

/** What a word of the form means. */
export const ExplainedText = withTexts(messages, Content);

function Content({ word }: { word: Word }) {
  return <Paragraph mt="1">{useTranslations('explained')(word)}</Paragraph>;
}
