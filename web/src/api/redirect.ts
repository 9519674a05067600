/** Goes to a page as if its address had been typed, unless it is the page already shown. */
export function redirectTo(path: string): void {
  if (location.pathname !== path) location.assign(path);
}
