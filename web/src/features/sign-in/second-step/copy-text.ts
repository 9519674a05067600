import { toast } from '../../../kit/toast/toasts.ts';

/** Copies and says so; where the browser forbids it, says how else. */
export async function copyText(text: string, say: (key: 'copied' | 'notCopied') => string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('done', say('copied'));
  } catch {
    toast('refused', say('notCopied'));
  }
}
