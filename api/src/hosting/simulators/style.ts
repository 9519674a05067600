import { interFaces } from '../../http/inter.ts';

/** The look of the console and of the pages that clients are sent to. */
export const style = `${interFaces}
:root{--ink:#14252B;--muted:#516168;--line:#DCE3E6;--strong:#7E8C92;--page:#F5F7F8;--surface:#fff;--primary:#00677A;--primary-hover:#005666;
--done:#17703D;--done-bg:#EAF5EE;--waiting:#855300;--waiting-bg:#FDF5E3;--refused:#B3261E;--refused-bg:#FDF0EF;--gutter:32px}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:400 16px/24px Inter,ui-sans-serif,system-ui,-apple-system,"Segoe UI",Arial,sans-serif}
h1,h2,p,ul,dl,dd,table{margin:0;padding:0}ul{list-style:none}
h1{font-size:28px;line-height:36px;font-weight:600;letter-spacing:-.012em;margin-bottom:16px;text-wrap:balance}
h2{font-size:16px;line-height:24px;font-weight:600}
a{color:var(--primary);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px;border-radius:8px}
.in{max-width:1170px;margin-inline:auto;padding-inline:var(--gutter)}.in.narrow{max-width:calc(720px + 2*var(--gutter))}
.stage{background:var(--surface);border-bottom:1px solid var(--line)}.stage .in{min-height:64px;display:flex;align-items:center;gap:4px 12px;flex-wrap:wrap;padding-block:8px}
.badge{white-space:nowrap;font-size:12px;line-height:16px;padding:2px 8px;border-radius:4px;background:var(--waiting-bg);color:var(--waiting);font-weight:500}
main.narrow{padding-block:48px 64px}
.over{color:var(--muted);font-weight:500}
.note,.small{font-size:14px;line-height:20px;color:var(--muted)}.note{margin-top:48px}
.facts{background:var(--surface);border:1px solid var(--line);border-radius:8px;margin-block:24px}
.facts>div{display:grid;grid-template-columns:200px minmax(0,1fr);gap:0 16px;padding:12px 24px}
.facts>div+div{border-top:1px solid var(--line)}
.facts dt{color:var(--muted)}.facts dd{overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.buttons{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
main.narrow .buttons{justify-content:flex-end}main.narrow .buttons .quiet{margin-right:auto}
.button{font:500 16px/24px inherit;font-family:inherit;font-size:16px;font-weight:500;min-height:48px;padding:11px 24px;border:1px solid var(--strong);border-radius:8px;background:var(--surface);color:var(--ink);cursor:pointer;text-decoration:none;transition:background-color .16s}
.button:hover{background:#EEF2F4}
.button.primary{background:var(--primary);border-color:var(--primary);color:#fff}.button.primary:hover{background:var(--primary-hover)}
.button.refuse{border-color:var(--refused);color:var(--refused)}.button.refuse:hover{background:var(--refused-bg)}
main.narrow form+.buttons{margin-top:24px}.people ul{display:grid;gap:8px;margin-block:24px}.people li .button{width:100%;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 16px;text-align:left;font-weight:400;overflow-wrap:anywhere}
.people li b{font-weight:600}.people li small{grid-column:1/-1;font-size:14px;line-height:20px;color:var(--muted)}
.button.quiet{border-color:transparent;background:none;color:var(--primary);padding-inline:0}.button.quiet:hover{text-decoration:underline}
.console{display:grid;grid-template-columns:240px minmax(0,1fr);gap:48px;padding-block:32px 64px}
.console nav a{display:flex;justify-content:space-between;align-items:center;gap:8px;padding:8px 12px;border-radius:8px;text-decoration:none;color:var(--ink)}
.console nav a:hover{background:#EEF2F4}.console nav a[aria-current]{background:#E7F2F4;color:var(--primary);font-weight:600}
.count{font-size:12px;line-height:16px;font-weight:600;padding:2px 8px;border-radius:16px;background:var(--waiting-bg);color:var(--waiting);font-variant-numeric:tabular-nums}
.filter{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin-bottom:24px;font-size:14px;line-height:20px}
.filter input{width:160px;min-height:40px;padding:0 12px;border:1px solid var(--strong);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
.filter .button{min-height:40px;padding:9px 16px;font-size:14px;line-height:20px}
.lead{color:var(--muted);margin-bottom:24px}
.news{position:sticky;top:8px;z-index:1;margin-bottom:16px;padding:12px 24px;border-radius:8px;background:var(--waiting-bg);color:var(--waiting);border:1px solid var(--line)}.news[hidden]{display:none}
.empty{padding:32px 24px;background:var(--surface);border:1px solid var(--line);border-radius:8px;color:var(--muted)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:8px;margin-bottom:16px}
.card header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;padding:16px 24px;border-bottom:1px solid var(--line)}
.card header h2{flex:1 1 240px;overflow-wrap:anywhere}
.card time{font-size:14px;line-height:20px;color:var(--muted);font-variant-numeric:tabular-nums}
.card .facts{border:0;margin:0;padding-block:8px}.card .facts>div{border:0;padding-block:4px;font-size:14px;line-height:20px}
.card .buttons{padding:8px 24px 16px}
.card .button,.behaviour .button{min-height:40px;padding:9px 16px;font-size:14px;line-height:20px}
.state{font-size:14px;line-height:20px;font-weight:500;white-space:nowrap}
.state::before{content:"";display:inline-block;width:8px;height:8px;border-radius:50%;background:currentColor;margin-right:8px}
.state.waiting{color:var(--waiting)}.state.done{color:var(--done)}.state.refused{color:var(--refused)}.state.idle{color:var(--muted)}
.letter{white-space:pre-line}
.behaviour{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.4fr) auto;gap:8px 16px;align-items:center;margin-top:32px;padding-top:16px;border-top:1px solid var(--line);font-size:14px;line-height:20px;color:var(--muted)}
.behaviour+.behaviour{margin-top:16px}.behaviour .state{white-space:normal}
.behaviour select{width:100%;min-height:40px;padding:0 12px;border:1px solid var(--strong);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
section+section{margin-top:48px}section h2{font-size:20px;line-height:28px;margin-bottom:8px}section p{margin-bottom:16px}
table{width:100%;border-collapse:collapse;background:var(--surface);border:1px solid var(--line);font-size:14px;line-height:20px;margin-bottom:16px}
th{font-weight:500;color:var(--muted);text-align:left}th,td{padding:10px 12px;border-bottom:1px solid var(--line);vertical-align:top}
td.id{white-space:nowrap;font-variant-numeric:tabular-nums}
@media (max-width:900px){.console{grid-template-columns:minmax(0,1fr);gap:16px;padding-block:16px 48px}
.console nav ul{display:flex;flex-wrap:wrap;gap:4px}.console nav a{white-space:nowrap;padding:4px 8px;font-size:14px;line-height:20px}}
@media (max-width:767px){.behaviour{grid-template-columns:minmax(0,1fr)}:root{--gutter:16px}h1{font-size:24px;line-height:32px}main.narrow{padding-block:32px 48px}
.facts>div{grid-template-columns:minmax(0,1fr);padding-inline:16px}.card header,.card .buttons{padding-inline:16px}.facts dt{font-size:14px;line-height:20px}
main.narrow .buttons{flex-direction:column-reverse;align-items:stretch}main.narrow .buttons .quiet{margin:0}.button{text-align:center}.people li .button{grid-template-columns:minmax(0,1fr);padding-inline:16px}
table,tbody,tr,td{display:block}thead{position:absolute;clip-path:inset(50%)}tr{padding:12px 16px;border-bottom:1px solid var(--line)}td{padding:2px 0;border:0}}
`;
