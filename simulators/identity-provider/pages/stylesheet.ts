/**
 * The provider's pages use none of the storefront's CSS, like an external provider's.
 * The palette repeats client/styles/tokens.css.
 */
export const stylesheet = `
@font-face{font-family:'Newsreader';font-weight:400 700;font-display:optional;src:url('newsreader.woff2') format('woff2')}
@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:optional;src:url('inter.woff2') format('woff2')}
:root{--ink:#17211b;--ink-soft:#46524a;--paper:#fbf9f4;--white:#ffffff;--forest:#1f4b3a;--forest-deep:#143428;--moss:#7f9b7a;
--sand:#efe7d8;--line:#e0d9cb;--line-strong:#868b80;--brick:#982a20;--brick-tint:#f9e8e4;--amber-tint:#fbf0d7;--on-forest-soft:#c9d6cb;
--display:'Newsreader',Georgia,'Times New Roman',serif;--text:'Inter Variable','Helvetica Neue',Arial,sans-serif}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.75rem var(--text)}
a{color:var(--forest);text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--forest);outline-offset:3px;border-radius:4px}
.page{display:grid;min-height:100vh;min-height:100dvh}
.column{display:flex;flex-direction:column;padding:1.25rem 1.25rem 1.5rem}
.brand{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;font:500 1.625rem/1 var(--display);letter-spacing:-.025em;color:var(--ink);text-decoration:none}
.mark{flex:none;width:1.875rem;height:1.875rem;color:var(--forest)}
main{width:100%;max-width:26.5rem;margin:2.5rem auto 3rem}
h1{margin:0;text-wrap:balance;font:500 2.25rem/1.1 var(--display);letter-spacing:-.018em}
.lead{margin:.75rem 0 0;color:var(--ink-soft)}
form{margin-top:2rem}
.field{margin-bottom:1.25rem}
label{display:block;font:560 1rem/1.5rem var(--text)}
.hint{margin:.125rem 0 0;font-size:.9375rem;line-height:1.4375rem;color:var(--ink-soft)}
input[type=email],input[type=password],input[type=text]{display:block;width:100%;height:3.25rem;margin-top:.5rem;padding:0 1rem;border:1px solid var(--line-strong);border-radius:10px;background:var(--white);color:var(--ink);font:400 1.0625rem/1.5rem var(--text)}
input:focus{outline:2px solid var(--forest);outline-offset:1px;border-color:var(--forest)}
input[aria-invalid]{border:2px solid var(--brick);padding:0 calc(1rem - 1px)}
.error{display:flex;gap:.5rem;margin:.5rem 0 0;font-size:.9375rem;line-height:1.4375rem;color:var(--brick)}
.error a{color:inherit;font-weight:560}
.icon{flex:none;width:1.125rem;height:1.125rem;margin-top:.15rem;fill:none;stroke:currentColor;stroke-width:1.7;stroke-linecap:round}
.notice{display:flex;gap:.625rem;margin-top:1.5rem;padding:.875rem 1rem;border-radius:10px;background:var(--brick-tint);color:var(--brick)}
.notice.calm{background:var(--sand);color:var(--ink)}
.notice p{margin:0;font-size:1rem;line-height:1.5rem}
.notice+form{margin-top:1.5rem}
.aid{margin:-.375rem 0 1.5rem;font-size:.9375rem;line-height:1.4375rem}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:3.25rem;padding:.75rem 1.5rem;border:0;border-radius:999px;background:var(--forest);color:var(--paper);font:560 1.0625rem/1.5rem var(--text);text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--forest-deep)}
button:active,.button:active{transform:translateY(1px)}
button:focus-visible,.button:focus-visible{border-radius:999px}
.reveal{display:block;width:auto;min-height:2.75rem;padding:.5rem 0;border-radius:4px;background:none;color:var(--forest);font:560 .9375rem/1.5rem var(--text);text-decoration:underline}
.reveal:hover{background:none;color:var(--forest-deep)}
main>p>.button{margin-top:1rem}
.or{display:flex;align-items:center;gap:1rem;margin:1.5rem 0 0;color:var(--ink-soft);font-size:.9375rem}
.or::before,.or::after{content:'';flex:1;border-top:1px solid var(--line)}
.or+p{margin:0}
.other{gap:.75rem;border:1px solid var(--line-strong);background:var(--white);color:var(--ink)}
.other:hover{background:var(--sand)}
.google{flex:none;width:1.25rem;height:1.25rem}
.switch{margin:1.75rem 0 0;padding-top:1.5rem;border-top:1px solid var(--line)}
.demo{padding:.875rem 1rem;border-radius:10px;background:var(--amber-tint);font-size:1rem;line-height:1.5rem}
.mails{margin:2rem 0 0;padding:0;list-style:none}
.mails li{padding:1.25rem 0;border-top:1px solid var(--line)}
.mails h2{margin:0;font:500 1.25rem/1.3 var(--display)}
.mails p{overflow-wrap:anywhere}
main section{margin-top:2.5rem}
main section h2{margin:0;font:500 1.5rem/1.3 var(--display)}
main section h3{margin:1.25rem 0 0;font:560 1.0625rem/1.5rem var(--text)}
.mails li .hint+p{margin:.25rem 0 0}
main section p+h3{margin-top:2rem}
section+.hint{margin-top:1.5rem}
section.switch{margin-top:2rem}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.error:empty{display:none}
[hidden]{display:none!important}
.or+form{margin-top:1.5rem}
.steps{margin:1.5rem 0 0;padding-left:1.375rem}
.steps li{padding:.25rem 0}
.qr{width:13rem;max-width:100%;margin-top:1.5rem;padding:.5rem;border-radius:10px;background:#ffffff}
.qr svg{display:block;width:100%;height:auto}
.recovery{display:grid;grid-template-columns:1fr 1fr;gap:.25rem 1rem;margin:1.5rem 0;padding:1rem 1.25rem;border-radius:10px;background:var(--sand);list-style:none}
.key{overflow-wrap:anywhere}
.code{margin:.25rem 0}
.code code{font:560 1.75rem/1.3 ui-monospace,monospace;letter-spacing:.06em}
form+.demo,.switch+.demo{margin-top:1.5rem}
.foot{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin-top:auto;font-size:.9375rem}
.foot a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--ink-soft)}
.aside{display:none}
@media (min-width:669px){.column{padding:2rem 3rem}main{margin:auto;padding:3rem 0}h1{font-size:2.75rem}}
@media (min-width:948px){
.page{grid-template-columns:minmax(0,1.1fr) minmax(0,1fr)}
.aside{display:flex;background:var(--forest);color:var(--paper)}
.aside-inner{align-self:center;max-width:28rem;margin:0 auto;padding:3rem}
.aside h2{margin:0;font:500 2.5rem/1.14 var(--display);letter-spacing:-.018em}
.aside ul{margin:2.5rem 0 0;padding:0;list-style:none}
.aside li{padding:1.125rem 0;border-top:1px solid rgb(251 249 244 / 22%);color:var(--on-forest-soft);font-size:1rem;line-height:1.5625rem}
.aside strong{display:block;font-weight:560;color:var(--paper)}
}
@media (prefers-reduced-motion:no-preference){button,.button{transition:background-color 150ms ease}}
@media (forced-colors:active){input,button,.button{border:1px solid}}
`;
