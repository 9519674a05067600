/** Copies; throws 'Unable to copy' (VERIFY-019) where the browser forbids it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    throw new Error('Unable to copy', { cause });
  }
}
