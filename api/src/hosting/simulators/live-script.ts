/**
 * Reloads a console page when something has changed since it was drawn. Where the keyboard stands in the page, it says so
 * instead of taking the button away; a page that comes back into sight looks at once, because browsers hold up hidden ones.
 */
export const liveScript = `
const address = new URL('version', document.currentScript.src);
const drawn = document.body.dataset.version;
const news = document.getElementById('news');
let timer;
async function look() {
  clearTimeout(timer);
  try {
    const version = await (await fetch(address, { cache: 'no-store' })).text();
    const busy = document.activeElement?.closest('main') ?? null;
    if (version !== drawn && busy === null) return location.reload();
    news.hidden = version === drawn;
  } catch {}
  clearTimeout(timer);
  timer = setTimeout(look, 2000);
}
look();
document.querySelector('nav [aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
addEventListener('visibilitychange', () => { if (!document.hidden) look(); });
addEventListener('focusout', () => setTimeout(look, 200));
addEventListener('pageshow', () => {
  const left = sessionStorage.getItem(location.pathname);
  if (left) scrollTo(0, Number(left));
});
addEventListener('pagehide', () => sessionStorage.setItem(location.pathname, String(scrollY)));
`;
