import { interFaces } from './inter.ts';

/** The look of the API's page: the application's colours, letters and measures. */
export const apiPageStyle = `${interFaces}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:#F5F7F8;color:#14252B;font:400 16px/24px Inter,system-ui,Arial,sans-serif}
header{background:#fff;border-bottom:1px solid #DCE3E6;padding:20px 16px}
header>*,main{display:block;max-width:1170px;margin-inline:auto}
header a{display:flex;align-items:center;gap:10px;color:inherit;text-decoration:none;font-size:20px;font-weight:600;letter-spacing:-.4px}
main{padding:32px 0 64px}body>main{width:calc(100% - 32px)}
h1,h2,h3,h4,p,ul,dl,dd{margin:0;padding:0}ul{list-style:none}
h1{font-size:28px;line-height:36px;font-weight:600;margin-bottom:16px}
h2{font-size:20px;line-height:28px;font-weight:600;margin:32px 0 8px}
h3{display:inline;font-size:16px;font-weight:500;overflow-wrap:anywhere}
h4{font-size:14px;line-height:20px;font-weight:600;margin-top:16px}
p{max-width:720px;margin-top:8px}
a{color:#00677A;text-underline-offset:3px}nav a{display:inline-block;padding-block:4px}
code{font:500 14px/20px ui-monospace,Consolas,monospace;overflow-wrap:anywhere}
details{background:#fff;border:1px solid #DCE3E6;border-radius:8px;padding:0 16px;margin-top:8px}
details[open]{padding-bottom:16px}summary{padding-block:12px;cursor:pointer}
dl>div{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 16px;padding-block:4px;border-bottom:1px solid #DCE3E6}
dt span{font-size:12px;line-height:16px;color:#516168}dd{font-size:14px;line-height:20px;overflow-wrap:anywhere}
:focus-visible{outline:2px solid #00677A;outline-offset:2px;border-radius:8px}
@media (max-width:767px){dl>div{grid-template-columns:minmax(0,1fr)}h1{font-size:24px;line-height:32px}}
@media print{header,nav{display:none}body{background:none}}
`;
