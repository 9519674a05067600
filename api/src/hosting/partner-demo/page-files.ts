/** The look of the partner's page. */
const style = `*{box-sizing:border-box}
body{margin:0;font:16px/24px Georgia,"Times New Roman",serif;color:#2b2118;background:#faf6ef}
header{background:#3b2a1a;color:#fff;padding:16px}
header p{margin:0;max-width:1000px;margin-inline:auto}
main{max-width:1000px;margin-inline:auto;padding:24px 16px 64px;display:grid;gap:24px}
nav{display:flex;flex-wrap:wrap;gap:8px 16px}
a{color:#7a3b00}
[aria-current]{font-weight:700;text-decoration:none;color:#2b2118}
h1,h2,p,ul{margin:0}
h1{font-size:28px;line-height:36px}
.price{font-size:20px}
ul{padding-inline-start:20px;overflow-wrap:anywhere}
`;

/** What the partner's page does when the calculator tells it something: it writes it down. */
const script = `window.partner = {
  told: [],
  write: function (what, told) {
    this.told.push([what, told]);
    var line = document.createElement('li');
    var values = told.summaryValues;
    line.textContent = what + (values ? ': rata ' + values.rateValue + ', liczba rat ' + values.installmentsCount : '');
    document.getElementById('told').appendChild(line);
  },
  loaded: function (told) { window.partner.write('Wczytany', told); },
  calculated: function (told) { window.partner.write('Policzony', told); },
  clicked: function (told) { window.partner.write('Wybrany', told); }
};
`;

/** A style sheet that takes everything on its page for its own. */
const hostileStyle = `*{all:unset!important;color:#f0f!important;background:#ff0!important;font:italic 900 31px/2 cursive!important;
letter-spacing:9px!important;word-spacing:9px!important;text-transform:uppercase!important;text-align:right!important;text-indent:40px!important;
text-shadow:3px 3px red!important;white-space:pre!important;cursor:wait!important}
html{font-size:3px!important}
body,main{display:block!important}
div{display:none!important;position:fixed!important;left:-9999px!important;width:1px!important;height:1px!important;padding:11px!important;
border:7px dotted red!important;float:left!important;transform:rotate(3deg)!important;opacity:0!important;visibility:hidden!important}
input,select,button,p,dl,section{display:none!important}
script,style,head{display:none!important}
`;

/** Habits of scripts from before modules: a \`$\` of their own, prototypes with more in them, keys that belong to the page. */
const hostileScript = `window.$ = window.jQuery = function () { return { ready: function (act) { act(); }, fn: {} }; };
window.jQuery.fn = { jquery: '1.4.2' };
Object.prototype.extend = function (more) { for (var name in more) this[name] = more[name]; return this; };
Array.prototype.contains = function (one) { return this.indexOf(one) >= 0; };
Array.prototype.toJSON = function () { return 'old'; };
Array.from = function (list) { var all = []; for (var i = 0; i < list.length; i++) all.push(list[i]); return all; };
String.prototype.strip = function () { return this.replace(/^\\s+|\\s+$/g, ''); };
Function.prototype.bind = function (self) { var act = this; return function () { return act.apply(self, arguments); }; };
window.name = 'order';
document.addEventListener('keydown', function (event) {
  if (!/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) event.preventDefault();
});
`;

/** The files of the partner's page, by name. */
export const pageFiles: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
  'style.css': { type: 'text/css; charset=utf-8', text: style },
  'page.js': { type: 'text/javascript; charset=utf-8', text: script },
  'hostile.css': { type: 'text/css; charset=utf-8', text: hostileStyle },
  'hostile.js': { type: 'text/javascript; charset=utf-8', text: hostileScript },
};
