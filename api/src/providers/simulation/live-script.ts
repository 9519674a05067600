/** Reloads a console page when something has changed, unless someone is about to press something on it. */
export const liveScript = `
const address = new URL('version', document.currentScript.src);
let known;
async function look() {
  try {
    const version = await (await fetch(address)).text();
    const busy = document.activeElement && document.activeElement !== document.body && document.activeElement.closest('main');
    if (known !== undefined && version !== known && !busy) return location.reload();
    if (!busy) known = version;
  } catch {}
  setTimeout(look, 2000);
}
look();
addEventListener('pageshow', () => {
  const left = sessionStorage.getItem(location.pathname);
  if (left) scrollTo(0, Number(left));
});
addEventListener('pagehide', () => sessionStorage.setItem(location.pathname, String(scrollY)));
`;
