import { siemens } from '../theme/siemens.ts';
import { cyfrowe } from '../theme/cyfrowe.ts';
import { ispot } from '../theme/ispot.ts';
import type { Theme, ThemeColor } from '../theme/theme.ts';
import type { CustomTheme } from '@app/machines/order';

const themes: Readonly<Record<CustomTheme, Theme>> = { siemens, ispot, cyfrowe };

/** The colours that the calculator uses, by their names in its style sheet. */
const used = {
  primary: 'primary',
  hover: 'primary.hover',
  pressed: 'primary.pressed',
  on: 'primary.on',
  tint: 'primary.tint',
  edge: 'primary.line',
  ink: 'ink',
  muted: 'ink.muted',
  line: 'line',
  control: 'line.control',
  surface: 'surface',
  subtle: 'surface.subtle',
  disabled: 'surface.disabled',
  faint: 'ink.disabled',
} as const satisfies Record<string, ThemeColor>;

const colours = (theme: CustomTheme): string =>
  Object.entries(used)
    .map(([name, colour]) => `--${name}:${themes[theme].colors[colour]}`)
    .join(';');

/**
 * The whole look. What the host itself inherits or is given by the page is set back here: an important rule of the inside
 * wins over one of the page. Lengths are pixels, since the page owns the size of a rem; `all` leaves direction as it is.
 */
const look = `
:host{all:initial!important;display:block!important;direction:ltr!important;unicode-bidi:isolate!important;
box-sizing:border-box!important;clear:both!important;max-width:760px!important;contain:layout style!important}
*,*::before,*::after{box-sizing:border-box}
[hidden]{display:none!important}
section{font:400 16px/24px "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI","Helvetica Neue",Arial,sans-serif;
color:var(--ink);background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:20px;
text-align:left;color-scheme:light}
h2,p,dl,dd,fieldset,legend{margin:0;padding:0;border:0}
h2{font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.006em;white-space:nowrap}
.head{display:flex;align-items:center;justify-content:space-between;gap:16px;padding-bottom:16px}
.shop{color:var(--muted);font-size:14px;line-height:20px;text-align:right;overflow-wrap:anywhere}
.logo{display:block;max-width:140px;max-height:32px}
.body{display:grid;gap:24px}
.inputs{display:grid;gap:16px;align-content:start;min-width:0}
.field{display:grid;gap:4px;min-width:0}
label,legend{font-size:14px;line-height:20px;font-weight:500}
input[type=text],select{font:inherit;color:inherit;width:100%;min-width:0;height:48px;padding:0 12px;background:var(--surface);
border:1px solid var(--control);border-radius:4px;font-variant-numeric:tabular-nums}
select{padding:0 8px}
[aria-invalid=true]{border-color:#b3261e!important}
.help{font-size:14px;line-height:20px;color:var(--muted)}
.problem{font-size:14px;line-height:20px;color:#b3261e}
.slider{display:grid;padding-top:8px}
input[type=range]{width:100%;min-width:0;height:24px;margin:0;accent-color:var(--primary);cursor:pointer}
.ends{display:flex;justify-content:space-between;align-items:baseline;font-size:12px;line-height:20px;color:var(--muted)}
.share{font-size:14px;font-weight:600;color:var(--ink);font-variant-numeric:tabular-nums}
.choices{display:flex;flex-wrap:wrap;gap:8px}
.choices legend{padding-bottom:4px}
.choice{position:relative;display:inline-flex}
.choice input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.choice span{padding:11px 16px;border:1px solid var(--control);border-radius:4px}
.choice input:checked+span{background:var(--tint);border-color:var(--primary);box-shadow:inset 0 0 0 1px var(--primary)}
.figures{background:var(--subtle);border-radius:8px;padding:20px;min-width:0}
.label,.beside{font-size:14px;line-height:20px;color:var(--muted)}
.rate{font-size:32px;line-height:40px;font-weight:600;letter-spacing:-.018em;font-variant-numeric:tabular-nums;white-space:nowrap}
.sentence{padding-top:8px;overflow-wrap:anywhere}
.figures .said:empty{display:none}
dl{padding-top:12px}
dl div{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-top:1px solid var(--line);font-size:14px;line-height:20px}
dt{color:var(--muted)}
dd{font-variant-numeric:tabular-nums;white-space:nowrap;text-align:right}
.stale .rate,.stale dd{color:var(--muted);font-weight:400}
.foot{display:grid;gap:16px;align-items:center;padding-top:16px}
.note{font-size:12px;line-height:16px;color:var(--muted)}
button{font:inherit;font-weight:600;min-height:48px;padding:11px 24px;border:1px solid transparent;border-radius:4px;cursor:pointer}
.main{background:var(--primary);color:var(--on);width:100%}
.main:hover{background:var(--hover)}
.main:active{background:var(--pressed)}
.main:disabled{background:var(--disabled);color:var(--faint);cursor:default}
.again{background:var(--surface);color:var(--primary);border-color:var(--primary);margin-top:12px}
:focus-visible,.choice input:focus-visible+span{outline:2px solid var(--primary);outline-offset:2px}
.wide .body{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.wide .foot{grid-template-columns:minmax(0,1fr) auto}
.wide .main{width:auto}
.wide .summary{grid-template-columns:minmax(0,1fr)}
@media (forced-colors:active){.choice input:checked+span{outline:2px solid Highlight}}
`;

/**
 * The style sheet of a theme, made and not written into the page: no policy against inline styles stands in its way.
 */
export function styleSheet(theme: CustomTheme): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${look}section{${colours(theme)}}`);
  return sheet;
}
