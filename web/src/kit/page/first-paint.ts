import { useLayoutEffect } from 'react';

/** Takes away the title and sentence that stood in the document, once the application shows its own page. */
function endFirstPaint(): void {
  document.getElementById('first-paint')?.remove();
}

/** Where a page stands that is no longer on its way: a screen, or what is shown in its place. */
export function FirstPaintEnd() {
  useLayoutEffect(endFirstPaint, []);
  return null;
}
