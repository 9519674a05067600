const style = `*{box-sizing:border-box}
body{margin:0;font:16px/24px "Segoe UI",system-ui,"Helvetica Neue",Arial,sans-serif;color:#1f2933;background:#f6f4ef}
header{background:#243b36;color:#fff}
nav,main{max-width:960px;margin-inline:auto;padding-inline:16px}
nav{display:flex;justify-content:space-between;align-items:center;min-height:64px;gap:16px}
nav a{color:#fff;padding-block:12px}
.brand{font-size:20px;font-weight:700;text-decoration:none}
main{display:grid;gap:24px;padding-block:32px 64px;grid-template-columns:minmax(0,1fr)}
h1,h2,p,ul,ol{margin:0}
h1{font-size:28px;line-height:36px;overflow-wrap:anywhere}
h2{font-size:20px;line-height:28px}
a{color:#0b5d4e}
.price{font-size:20px;font-weight:700;white-space:nowrap}
.goods{list-style:none;padding:0;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr))}
.goods li{background:#fff;border:1px solid #d8d3c8;border-radius:8px;padding:20px;display:grid;gap:12px;grid-template-rows:auto 1fr auto}
button,.button{font:inherit;font-weight:600;min-height:48px;padding:11px 24px;border:1px solid #0b5d4e;border-radius:4px;background:#0b5d4e;color:#fff;cursor:pointer;display:inline-block;text-decoration:none}
.quiet{background:none;color:#0b5d4e;border-color:transparent;padding-inline:0}
:focus-visible{outline:2px solid #0b5d4e;outline-offset:2px}
nav :focus-visible{outline-color:#fff}
table{width:100%;border-collapse:collapse;background:#fff;border:1px solid #d8d3c8}
th,td{padding:12px;text-align:start;border-top:1px solid #d8d3c8}
:is(th,td):first-child{overflow-wrap:anywhere}
th,td button{white-space:nowrap}
thead :is(th,td){border-top:0}
:is(th,td):nth-child(n+2),tfoot td{text-align:end}
tr td:nth-child(3),tfoot td{white-space:nowrap;font-variant-numeric:tabular-nums}
tfoot{font-weight:700}
.buy{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(min(100%,200px),1fr));align-items:end}
.buy button{white-space:nowrap}
label{display:grid;gap:4px;font-weight:600}
input,select{font:inherit;font-weight:400;width:100%;height:48px;padding:0 12px;border:1px solid #6b7280;border-radius:4px;background:#fff;color:inherit}
[role=alert]{border:1px solid #b3261e;border-radius:8px;background:#fdf1f0;padding:16px}
#status{background:#fff;border:1px solid #d8d3c8;border-inline-start:4px solid #0b5d4e;padding:16px}
#status strong{font-size:20px}
#status span{color:#52606d}
@media (max-width:480px){th,td{padding:8px}}
`;

const script = `// Kalkulator woła tę funkcję po naciśnięciu przycisku, z wybranymi liczbami.
window.shop = {
  finance({ financingType, summaryValues }) {
    const form = document.getElementById('do-koszyka');
    form.elements.financing_type.value = financingType;
    form.elements.payments_count.value = summaryValues.installmentsCount;
    form.elements.own_payment_in_percent.value = summaryValues.ownPaymentInPercent;
    form.submit();
  },
};

// Strona zamówienia odświeża się, gdy przyjdzie powiadomienie.
document.addEventListener('DOMContentLoaded', () => {
  const { order, events } = document.getElementById('status')?.dataset ?? {};
  if (!order) return;
  new EventSource('/zamowienie/' + order + '/zmiany?znane=' + events).onmessage = () => location.reload();
});
`;

export const pageFiles = {
  '/sklep.css': ['text/css; charset=utf-8', style],
  '/sklep.js': ['text/javascript; charset=utf-8', script],
};
