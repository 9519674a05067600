import { chakra } from '@chakra-ui/react/styled-system';
import { Copy } from 'lucide-react';
import { copyText } from '../../../kit/copy-text.ts';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { partnersWords } from './partners-text.ts';

const Code = chakra('pre', {
  base: {
    m: '0',
    p: '4',
    overflowX: 'auto',
    bg: 'surface.subtle',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'small',
    fontSize: '13px',
    lineHeight: '20px',
    color: 'ink',
    whiteSpace: 'pre',
  },
});

type Props = { title: string; text: string };

/** Text to be copied whole; wide lines are scrolled inside their frame, also by the keyboard. */
export function CodeExample({ title, text }: Props) {
  return (
    <Box as="figure" m="0" mt="4">
      <Box
        as="figcaption"
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        gap="3"
        mb="2"
        textStyle="small"
      >
        {title}
        <Button
          size="panel"
          kind="quiet"
          icon={Copy}
          aria-label={partnersWords.copyOf(title)}
          onClick={() =>
            void copyText(text).then(
              () => toast('done', partnersWords.copied),
              () => toast('refused', partnersWords.notCopied),
            )
          }
        >
          {partnersWords.copy}
        </Button>
      </Box>
      <Code tabIndex={0} role="region" aria-label={title} lang="en">
        <code>{text.trimEnd()}</code>
      </Code>
    </Box>
  );
}
